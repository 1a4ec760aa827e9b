import Testing

@testable import Marina

struct MarinaTests {
    private let marina = Marina(berths: 4)

    @Test func `a berth is given to one at a time`() {
        #expect(marina.arrive("Vera", crew: 2, at: 4) == "Vera, berth 4.")
        #expect(marina.arrive("Nils", crew: 1, at: 4) == "Vera is in berth 4.")
        #expect(marina.arrive("Nils", crew: 1, at: 5) == "There is no berth 5.")
        #expect(marina.arrive("Nils", crew: 1, at: 0) == "There is no berth 0.")
        #expect(marina.arrive("Nils", crew: 1, at: 1) == "Nils, berth 1.")
    }

    @Test(arguments: [
        (0, "A berth is for one to six."), (1, "Ida, berth 2."), (6, "Ida, berth 2."),
        (7, "A berth is for one to six."),
    ])
    func `one to six can come`(crew: Int, said: String) {
        #expect(marina.arrive("Ida", crew: crew, at: 2) == said)
    }

    @Test func `a night is paid for the berth and for each person`() {
        _ = marina.arrive("Vera", crew: 2, at: 4)
        marina.morning()
        _ = marina.arrive("Nils", crew: 1, at: 1)
        marina.morning()
        marina.morning()

        #expect(marina.leave(4) == "Vera: 3 × night, 0 × roll, 0 × lift: 5400 cents")
        #expect(marina.leave(1) == "Nils: 2 × night, 0 × roll, 0 × lift: 2700 cents")
    }

    @Test func `who goes on the same day pays a night, and leaves the berth`() {
        _ = marina.arrive("Vera", crew: 2, at: 4)

        #expect(marina.leave(4) == "Vera: 1 × night, 0 × roll, 0 × lift: 1800 cents")
        #expect(marina.leave(4) == "Nobody is in berth 4.")
        #expect(marina.arrive("Nils", crew: 1, at: 4) == "Nils, berth 4.")
    }

    @Test func `the baker gets a list`() {
        for (berth, name) in ["Vera", "Nils", "Ida", "Tom"].enumerated() {
            _ = marina.arrive(name, crew: 1, at: berth + 1)
        }

        #expect(marina.order(20, for: 4) == "Tom, 20 rolls.")
        #expect(marina.order(3, for: 2) == "Nils, 3 rolls.")
        #expect(marina.order(4, for: 2) == "Nils, 4 rolls.")
        #expect(marina.order(2, for: 1) == "Vera, 2 rolls.")
        #expect(marina.order(0, for: 1) == "Vera, 0 rolls.")
        #expect(marina.order(5, for: 3) == "Ida, 5 rolls.")
        _ = marina.leave(3)

        #expect(marina.bakersList() == ["2: 4", "4: 20", "together: 24"])
    }

    @Test(arguments: [(21, "The baker brings up to 20."), (-1, "The baker brings up to 20.")])
    func `what the baker cannot bring is not ordered`(count: Int, said: String) {
        _ = marina.arrive("Vera", crew: 2, at: 4)

        #expect(marina.order(count, for: 4) == said)
        #expect(marina.order(2, for: 3) == "Nobody is in berth 3.")
        #expect(marina.bakersList() == ["together: 0"])
    }

    @Test func `rolls are paid when they have come, once`() {
        _ = marina.arrive("Vera", crew: 2, at: 4)
        _ = marina.order(6, for: 4)
        marina.morning()
        _ = marina.order(2, for: 4)
        marina.morning()
        marina.morning()
        _ = marina.order(9, for: 4)

        #expect(marina.bakersList() == ["4: 9", "together: 9"])
        #expect(marina.leave(4) == "Vera: 3 × night, 8 × roll, 0 × lift: 5760 cents")
    }

    @Test func `one after the other is lifted`() {
        for (berth, name) in ["Vera", "Nils", "Ida"].enumerated() {
            _ = marina.arrive(name, crew: 1, at: berth + 1)
        }

        #expect(marina.craneStops() == "The crane hangs idle.")
        #expect(marina.lift(4) == "Nobody is in berth 4.")
        #expect(marina.lift(2) == "Nils is lifted.")
        #expect(marina.lift(2) == "Nils, once is enough.")
        #expect(marina.lift(3) == "Ida waits, number 1.")
        #expect(marina.lift(1) == "Vera waits, number 2.")
        #expect(marina.lift(1) == "Vera, once is enough.")
        #expect(marina.craneStops() == "Ida is lifted.")
        #expect(marina.craneStops() == "Vera is lifted.")
        #expect(marina.craneStops() == "The crane is free.")
        #expect(marina.craneStops() == "The crane hangs idle.")
        #expect(marina.leave(1) == "Vera: 1 × night, 0 × roll, 1 × lift: 1700 cents")
    }

    @Test func `who leaves makes room at the crane`() {
        for (berth, name) in ["Vera", "Nils", "Ida"].enumerated() {
            _ = marina.arrive(name, crew: 1, at: berth + 1)
            _ = marina.lift(berth + 1)
        }

        #expect(marina.leave(2) == "Nils: 1 × night, 0 × roll, 0 × lift: 1350 cents")
        #expect(marina.leave(1) == "Vera: 1 × night, 0 × roll, 1 × lift: 1700 cents")

        #expect(marina.lift(3) == "Ida, once is enough.")
        #expect(marina.leave(3) == "Ida: 1 × night, 0 × roll, 1 × lift: 1700 cents")
        #expect(marina.craneStops() == "The crane hangs idle.")
    }

    @Test func `in the morning the crane is empty`() {
        for (berth, name) in ["Vera", "Nils"].enumerated() {
            _ = marina.arrive(name, crew: 1, at: berth + 1)
            _ = marina.lift(berth + 1)
        }

        marina.morning()

        #expect(marina.craneStops() == "The crane hangs idle.")
        #expect(marina.lift(2) == "Nils is lifted.")
        #expect(marina.leave(1) == "Vera: 1 × night, 0 × roll, 1 × lift: 1700 cents")
    }
}
