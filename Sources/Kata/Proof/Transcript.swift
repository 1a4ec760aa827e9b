/// The output of a run, in which durations, dates and addresses are made alike.
struct Transcript {
    private let lines: [String]

    init(_ text: String) {
        lines = text.lines.map(Self.normalised)
    }

    /// Where the line, cut at either end perhaps, occurs in this output.
    ///
    /// - Parameter start: how many lines of the output are not looked at.
    func place(of line: String, from start: Int) -> Int? {
        let wanted = Self.normalised(line.trimmed)
        return lines[start...].firstIndex { $0.contains(wanted) }
    }

    /// NB: patterns are read anew each time they are used, so most lines pass without them.
    private static func normalised(_ line: String) -> String {
        guard line.utf8.contains(where: { (48...57).contains($0) }) else { return line }
        var line = line
        if line.contains(" seconds") {
            line.replace(/\d+\.\d+(?= seconds| \(\d|\) seconds)/, with: "0.0")
        }
        if line.contains(" at 2") {
            line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?/, with: "DATE")
        }
        if line.contains("0x") { line.replace(/0x[0-9a-f]{6,}/, with: "0x0") }
        return line
    }
}
