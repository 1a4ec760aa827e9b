import Testing

@testable import DuckRace

struct DuckRaceTests {
    @Test(arguments: [
        (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st"), (102, "102nd"),
    ])
    func `the places of the letter`(number: Int, place: String) {
        let certificates = Certificates(printer: FakePrinter())

        #expect(certificates.place(number) == place)
    }

    @Test func `each duck has a certificate`() throws {
        let printer = FakePrinter()

        try Certificates(printer: printer).printAll(for: ["Ada", "Ben"])

        #expect(printer.lines == ["Ada: 1st", "Ben: 2nd"])
    }
}
