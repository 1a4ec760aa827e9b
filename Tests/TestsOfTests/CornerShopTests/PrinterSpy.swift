@testable import CornerShop

/// Stands in for the printer, and remembers each line.
final class PrinterSpy: Printer {
    private(set) var lines: [String] = []

    func print(_ line: String) {
        lines.append(line)
    }
}
