@testable import SavingsPig

/// It is the day that the test says.
final class ClockStub: Clock {
    var today = "1 May"
}

/// Remembers what was printed.
final class PrinterSpy: Printer {
    private(set) var lines: [String] = []

    func print(_ line: String) { lines.append(line) }
}
