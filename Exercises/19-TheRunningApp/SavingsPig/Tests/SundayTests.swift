import Testing

@testable import SavingsPig

struct SundayTests {
    @Test(.disabled("Enable me")) func `on Sunday the sisters read what became of their money`() {
        let clock = ClockStub()
        let printer = PrinterSpy()
        let pig = SavingsPig(clock: clock, printer: printer)

        clock.today = "3 May"
        pig.enter("Alma puts 2.50")
        clock.today = "4 May"
        pig.enter("Ida puts 4.20")
        pig.enter("Alma takes 0.95")
        pig.enter("Ida takes 9.00")
        clock.today = "9 May"
        pig.enter("book")

        let paper = [
            "Ida has only 4.20.",
            "4 May · Alma -0.95 · 5.75",
            "4 May · Ida +4.20 · 6.70",
            "3 May · Alma +2.50 · 2.50",
            "Alma 1.55",
            "Ida 4.20",
        ]
        #expect(printer.lines == paper)
    }
}
