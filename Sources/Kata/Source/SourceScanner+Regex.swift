/// Regular expressions, whose slashes look like operators.
extension SourceScanner {
    /// Whether a regular expression begins here: behind signs `#`, or where no operator can stand
    /// and the line closes it.
    mutating func isRegex() -> Bool {
        if isRaw(.slash) { return true }
        guard peek() == .slash, let next = peek(1), next > 32, !isBehindOperand else {
            return false
        }
        return lastSlashOfLine() > place
    }

    /// The last slash of the line here that no backslash takes its meaning from; `place` is one.
    private mutating func lastSlashOfLine() -> Int {
        if lineOfSlash.end > place { return lineOfSlash.last }
        var index = place
        while index < bytes.count, bytes[index] != .newline {
            if bytes[index] == .slash { lineOfSlash.last = index }
            let isEscape = bytes[index] == .backslash && index + 1 < bytes.count
            index += isEscape && bytes[index + 1] != .newline ? 2 : 1
        }
        lineOfSlash.end = index
        return lineOfSlash.last
    }

    /// Whether the token before this place ends an operand.
    private var isBehindOperand: Bool {
        guard let last = found.last else { return false }
        switch last.kind {
        case .attribute, .directive: return false
        case .quotedName, .text, .regex: return true
        case .word:
            return !Self.leading.contains(last.text)
        case .sign:
            let isClosing = [")", "]", "}"].contains(last.text)
            let isPostfix = ["!", "?"].contains(last.text) && last.range.upperBound == place
            return isClosing || isPostfix
        }
    }

    private static let leading: Set = [
        "return", "case", "in", "if", "guard", "while", "switch", "where", "try", "await",
        "else", "throw", "is", "as",
    ]

    mutating func scanRegex() {
        let (start, startLine) = (place, line)
        let hashes = hashes()
        skip(hashes + 1)
        while let byte = peek() {
            if byte == .newline, hashes == 0 { break }
            if byte == .backslash {
                skip(2)
            } else if byte == .slash, ends(.slash, 1, hashes) {
                skip(1 + hashes)
                break
            } else {
                skip()
            }
        }
        append(.regex, from: start, startLine)
    }
}
