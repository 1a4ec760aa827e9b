import Testing

@testable import CornerShop

struct OrderFormTests {
    @Test func `spaces around the name are not printed`() throws {
        let printer = PrinterSpy()

        try OrderForm(printer: printer).order(2, for: "  Ada Lovelace ")

        #expect(printer.lines == ["2 for Ada Lovelace"])
    }

    @Test func `whoever orders hears that there is no paper`() {
        let form = OrderForm(printer: PrinterStub())

        #expect(throws: NoPaper.self) { try form.order(2, for: "Ada") }
    }
}

struct PrinterStub: Printer {
    func print(_ line: String) throws {
        throw NoPaper()
    }
}

struct NoPaper: Error {}
