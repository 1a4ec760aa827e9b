import Testing

@testable import Campsite

struct CampsiteTests {
    private let sut = Desk(pitches: 3)

    @Test func `a guest gets the first pitch, and a letter`() {
        let letter = sut.checkIn("Ada", people: 1, nights: 1)

        #expect(letter == "Dear Ada,\nyour pitch is number 1.\n1 person, 1 night: 10 euros")
        #expect(sut.free == 2)
    }

    @Test func `summer costs more`() {
        let letter = sut.checkIn("Ada", people: 2, nights: 3, isSummer: true)

        #expect(letter.hasSuffix("\n2 people, 3 nights: 84 euros"))
    }

    @Test(arguments: [(6, 60), (7, 60), (8, 70), (14, 120)])
    func `each seventh night is free`(nights: Int, euros: Int) {
        let letter = sut.checkIn("Ada", people: 1, nights: nights)

        #expect(letter.hasSuffix("1 person, \(nights) nights: \(euros) euros"))
    }

    @Test func `a dog pays each night`() {
        let letter = sut.checkIn("Ada", people: 1, nights: 7, dogs: 1)

        #expect(letter.hasSuffix("7 nights: 60 euros\n1 dog: 14 euros\nTogether: 74 euros"))
        #expect(sut.checkIn("Bob", people: 1, nights: 1, dogs: 2).contains("\n2 dogs: 4 euros\n"))
    }

    @Test func `what all have paid is known`() {
        _ = sut.checkIn("Ada", people: 1, nights: 7, dogs: 1)
        _ = sut.checkIn("Bob", people: 1, nights: 1)
        _ = sut.checkIn("Cy", people: 1, nights: 1)
        _ = sut.checkIn("Eve", people: 1, nights: 1)

        #expect(sut.takings == 94)
    }

    @Test func `where no pitch is free, the letter says so`() {
        for name in ["Ada", "Bob", "Cy"] { _ = sut.checkIn(name, people: 1, nights: 1) }

        #expect(
            sut.checkIn("Eve", people: 1, nights: 1) == "Dear Eve,\nwe have no pitch for you.")
    }

    @Test func `a pitch that somebody leaves is free again`() {
        for name in ["Ada", "Bob", "Cy"] { _ = sut.checkIn(name, people: 1, nights: 1) }

        #expect(sut.checkOut(3))
        #expect(sut.free == 1)
        #expect(sut.checkIn("Eve", people: 1, nights: 1).contains("number 3."))
    }

    @Test(arguments: [0, 1, 4])
    func `where nobody is, nobody leaves`(number: Int) {
        #expect(!sut.checkOut(number))
    }
}
