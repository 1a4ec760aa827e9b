/// How simple code is, in two numbers that can be counted; or how simple it is to become.
struct Simplicity: Equatable, Sendable, Codable {
    var lines: Int
    /// How far the deepest of them is indented, in steps of four spaces.
    var levels: Int

    init(lines: Int, levels: Int) {
        self.lines = lines
        self.levels = levels
    }

    /// Reads a line of a README: `**Simpler:** at most 24 lines of code, none deeper than 3 levels`.
    init?(goal line: String) {
        guard line.hasPrefix("**Simpler") else { return nil }
        let form =
            /\*\*Simpler:\*\* at most (\d+) lines? of code, none deeper than (\d+) levels?\b.*/
        guard let match = line.wholeMatch(of: form), let lines = Int(match.1),
            let levels = Int(match.2)
        else { return nil }
        self.init(lines: lines, levels: levels)
    }

    init(of files: Tree) {
        let lines = files.below("Sources/").files.values.flatMap(\.codeLines)
        self.init(lines: lines.count, levels: lines.map(\.level).max() ?? 0)
    }

    func keeps(_ goal: Simplicity) -> Bool {
        lines <= goal.lines && levels <= goal.levels
    }
}

extension String {
    fileprivate var codeLines: [String] {
        var isComment = false
        return lines.filter { line in
            let text = line.trimmed
            if text.hasPrefix("/*") { isComment = true }
            defer { if text.hasSuffix("*/") { isComment = false } }
            return !isComment && !text.isEmpty && !text.hasPrefix("//")
        }
    }

    /// How deeply this line is indented; a part of a level counts as one.
    fileprivate var level: Int {
        let width = prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        return (width + 3) / 4
    }
}
