import Testing

@testable import ModelRailway

struct ModelRailwayTests {
    private let sut = Station()

    @Test func `at the beginning the light is green, and the book empty`() {
        #expect(sut.light == "green")
        #expect(sut.book == [])
    }

    @Test func `a train turns the light red`() {
        sut.arrive("IC 5")

        #expect(sut.light == "red")
        #expect(sut.book == ["IC 5 stands", "signal red"])
    }

    @Test func `a train that leaves turns it green`() {
        sut.arrive("IC 5")
        sut.depart()

        #expect(sut.light == "green")
        #expect(sut.book == ["IC 5 stands", "signal red", "IC 5 leaves", "signal green"])
    }

    @Test func `a second train waits`() {
        sut.arrive("IC 5")
        sut.arrive("RB 7")

        #expect(sut.book.dropFirst(2) == ["RB 7 waits"])
        #expect(sut.light == "red")
    }

    @Test func `whoever has waited longest comes next`() {
        for train in ["IC 5", "RB 7", "S 1"] { sut.arrive(train) }
        sut.depart()

        #expect(
            sut.book.dropFirst(4) == ["IC 5 leaves", "signal green", "RB 7 stands", "signal red"])

        sut.depart()

        #expect(sut.book.suffix(2) == ["S 1 stands", "signal red"])
    }

    @Test func `where no train stands, none leaves`() {
        sut.depart()

        #expect(sut.light == "green")
        #expect(sut.book == [])
    }
}
