/// The book of a savings pig.
final class SavingsPig {
    private let clock: any Clock
    private let printer: any Printer

    init(clock: any Clock, printer: any Printer) {
        self.clock = clock
        self.printer = printer
    }

    /// Takes a line such as `Ida puts 2.50`, `Ida takes 0.95` or `book`.
    func enter(_ line: String) {}
}
