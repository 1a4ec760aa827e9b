import Testing

@testable import SavingsPig

struct SavingsPigTests {
    private let clock = ClockStub()
    private let printer = PrinterSpy()
    private let pig: SavingsPig

    init() {
        pig = SavingsPig(clock: clock, printer: printer)
    }
}
