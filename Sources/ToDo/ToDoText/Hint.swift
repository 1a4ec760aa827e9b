import TerminalText

/// A key, what it does, and what to write for it where there is no terminal.
struct Hint {
    let key: String
    let label: String
    var written: String?

    init(_ key: String, _ label: String, written: String? = nil) {
        self.key = key
        self.label = label
        self.written = written
    }

    /// All of them, in as few lines as there is room for.
    static func lines(_ hints: [Hint], _ columns: Int) -> [String] {
        hints.reduce(into: []) { lines, hint in
            let text = "\(hint.key) \(hint.label)"
            if let last = lines.last, last.columns + 2 + text.columns <= columns {
                lines[lines.count - 1] = last + "  " + text
            } else {
                lines.append(text)
            }
        }
    }
}
