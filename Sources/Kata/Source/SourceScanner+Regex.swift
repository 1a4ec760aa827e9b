/// Regular expressions, whose slashes look like operators.
extension SourceScanner {
    /// Whether a regular expression begins here: behind signs `#`, or where no operator can stand
    /// and the line closes it.
    mutating func isRegex() -> Bool {
        if isRaw(.slash) { return true }
        guard peek() == .slash, let next = peek(1), next > 32, !isBehindOperand else {
            return false
        }
        return isClosed()
    }

    /// Whether the line closes a regular expression that begins here, as Swift has it (SE-0354): with
    /// no blank before its second slash, no comment in its place, and no `)` that nothing opens.
    /// So operators stay operators, as in `reduce(1, /)`.
    private mutating func isClosed() -> Bool {
        guard endOfSlashes <= place else { return false }
        var (groups, sets) = (0, 0)
        var index = place + 1
        while index < bytes.count, !bytes[index].endsLine {
            switch bytes[index] {
            case .backslash where index + 1 < bytes.count && !bytes[index + 1].endsLine: index += 1
            case .slash:
                let isComment =
                    index + 1 < bytes.count && [.slash, .star].contains(bytes[index + 1])
                return bytes[index - 1] > 32 && !isComment
            case .opening where sets == 0: groups += 1
            case .closing where sets == 0:
                if groups == 0 { return false }
                groups -= 1
            case UInt8(ascii: "["): sets += 1
            case UInt8(ascii: "]"): sets = max(0, sets - 1)
            default: break
            }
            index += 1
        }
        endOfSlashes = index
        return false
    }

    /// Whether the token before this place ends an operand; one in the line before does not.
    private var isBehindOperand: Bool {
        guard let last = found.last, last.line == line else { return false }
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
            if byte.endsLine, hashes == 0 { break }
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
