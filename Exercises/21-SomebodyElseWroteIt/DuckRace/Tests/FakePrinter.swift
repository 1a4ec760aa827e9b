@testable import DuckRace

/// A printer without paper. It remembers the lines that it has printed, and jams for some names.
final class FakePrinter: Printer {
    private(set) var lines: [String] = []
    private let jams: Set<String>

    init(jamsFor names: Set<String> = []) {
        jams = names
    }

    func print(_ line: String) throws {
        if jams.contains(where: { line.hasPrefix($0 + ":") }) { throw PrinterJam() }
        lines.append(line)
    }
}

struct PrinterJam: Error {}
