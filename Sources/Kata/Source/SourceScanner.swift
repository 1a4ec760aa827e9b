/// Tells the words, signs and literals of Swift source from each other, and from comments.
///
/// It looks at no byte more than a few times, and however deep things stand in each other, the
/// stack stays as it is.
struct SourceScanner {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var found: [SourceToken] = []
    /// How many brackets are open, but braces.
    private var open = 0
    /// The texts whose interpolation is open here, from the outside.
    private var texts: [Text] = []
    /// Where the signs `#` end that were counted last.
    private var endOfHashes = 0
    /// The end of a line in which no quotation mark with so many signs `#` closes a raw text.
    private var endOfRaw = (hashes: 0, place: 0)
    /// The end of a line in which no slash closes a regular expression any more.
    private var endOfSlashes = 0

    /// A literal of text: what closes it, and how many brackets are open in its interpolation.
    private struct Text {
        var quotes: Int
        var hashes: Int
        var open = 0
    }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter endsAtBody: whether to stop behind the first `{` that stands in no other bracket.
    mutating func tokens(endsAtBody: Bool = false) -> [SourceToken] {
        if begins("\u{FEFF}") { place = 3 }
        while let byte = peek(), !endsAtBody || !isBehindBrace {
            if byte <= 32 {
                skip()
            } else if begins("//") {
                while let byte = peek(), !byte.endsLine { skip() }
            } else if begins("/*") {
                skipComment()
            } else if byte == .quote || isRaw(.quote) {
                beginText()
            } else if isRegex() {
                scanRegex()
            } else if isDirective {
                add(.directive) { !$0.endsLine }
            } else if byte == .backtick {
                add(.quotedName) { $0 != .backtick && !$0.endsLine }
                closeName()
            } else if byte == .at {
                add(.attribute) { $0.isOfName }
            } else if byte.isOfName || byte == .hash {
                add(.word) { $0.isOfName }
            } else if byte.isOfOperator || byte == .dot && peek(1) == .dot {
                let hasDots = byte == .dot
                add(.sign) { $0.isOfOperator || hasDots && $0 == .dot }
            } else {
                addSign(byte)
            }
        }
        return found
    }

    /// Whether the last token is a `{` that stands in no other bracket.
    private var isBehindBrace: Bool {
        open == 0 && found.last?.kind == .sign && found.last?.text == "{"
    }

    /// Adds a sign of one byte; the bracket that closes an interpolation leads back to the text.
    private mutating func addSign(_ byte: UInt8) {
        add(.sign) { _ in false }
        if byte == .opening || byte == UInt8(ascii: "[") { open += 1 }
        if byte == .closing || byte == UInt8(ascii: "]") { open = max(0, open - 1) }
        guard let last = texts.indices.last else { return }
        if byte == .opening { texts[last].open += 1 }
        if byte == .closing { texts[last].open -= 1 }
        if texts[last].open == 0 { scanText(texts.removeLast()) }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    private func begins(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { peek($0) == text.utf8Start[$0] }
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where place < bytes.count {
            // A carriage return ends a line by itself, where no newline follows.
            if bytes[place].endsLine, bytes[place] == .newline || peek(1) != .newline { line += 1 }
            place += 1
        }
    }

    /// Adds the byte here and those behind it that belong to the same token.
    private mutating func add(_ kind: SourceToken.Kind, while belongs: (UInt8) -> Bool) {
        let start = place
        let line = line
        skip()
        while let byte = peek(), belongs(byte), kind != .sign || !begins("//") && !begins("/*") {
            skip()
        }
        append(kind, from: start, line)
    }

    private mutating func append(_ kind: SourceToken.Kind, from start: Int, _ line: Int) {
        guard start < place else { return }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        found.append(
            SourceToken(
                kind: kind, text: text, range: start..<place, line: line, depth: texts.count))
    }

    /// Passes over the second backtick of a name.
    private mutating func closeName() {
        let last = found.count - 1
        found[last].text = String(found[last].text.dropFirst())
        guard peek() == .backtick else { return }
        skip()
        found[last].range = found[last].range.lowerBound..<place
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if begins("/*") {
                depth += 1
                skip(2)
            } else if begins("*/") {
                depth -= 1
                skip(2)
            } else {
                skip()
            }
        } while depth > 0 && place < bytes.count
    }

    /// How many signs `#` stand here.
    private mutating func hashes() -> Int {
        if endOfHashes <= place {
            endOfHashes = place
            while endOfHashes < bytes.count, bytes[endOfHashes] == .hash { endOfHashes += 1 }
        }
        return endOfHashes - place
    }

    /// Whether signs `#` stand here, and this mark behind them.
    private mutating func isRaw(_ mark: UInt8) -> Bool {
        peek() == .hash && peek(hashes()) == mark
    }

    private mutating func beginText() {
        let (start, startLine) = (place, line)
        let hashes = hashes()
        skip(hashes)
        let quotes = begins("\"\"\"") && !closes(hashes) ? 3 : 1
        skip(quotes)
        scanText(Text(quotes: quotes, hashes: hashes), from: start, startLine)
    }

    /// Whether three quotation marks begin a raw text of one line, such as `#"""#`.
    private mutating func closes(_ hashes: Int) -> Bool {
        if hashes == 0 || place < endOfRaw.place && hashes >= endOfRaw.hashes { return false }
        var index = place + 2
        while index < bytes.count, !bytes[index].endsLine {
            let end = index + 1 + hashes
            if bytes[index] == .quote, end <= bytes.count,
                bytes[(index + 1)..<end].allSatisfy({ $0 == .hash })
            {
                return true
            }
            index += 1
        }
        endOfRaw = (hashes, index)
        return false
    }

    /// Reads a literal to its end, or to its next interpolation.
    private mutating func scanText(_ text: Text) { scanText(text, from: place, line) }

    private mutating func scanText(_ text: Text, from start: Int, _ startLine: Int) {
        while let byte = peek() {
            if byte.endsLine, text.quotes == 1 { break }
            if byte == .quote, ends(.quote, text.quotes, text.hashes) {
                skip(text.quotes + text.hashes)
                break
            }
            let isEscape =
                byte == .backslash && (0..<text.hashes).allSatisfy { peek(1 + $0) == .hash }
            guard isEscape else {
                skip()
                continue
            }
            skip(1 + text.hashes)
            guard peek() == .opening else {
                skip()
                continue
            }
            append(.text, from: start, startLine)
            // Both its brackets count as signs in the interpolation.
            texts.append(text)
            return addSign(.opening)
        }
        append(.text, from: start, startLine)
    }

    private func ends(_ mark: UInt8, _ marks: Int, _ hashes: Int) -> Bool {
        (0..<marks).allSatisfy { peek($0) == mark }
            && (0..<hashes).allSatisfy { peek(marks + $0) == .hash }
    }

    /// Whether a line of conditional compilation begins here, or one about warnings and places.
    private var isDirective: Bool {
        guard peek() == .hash else { return false }
        let words: [StaticString] = [
            "#if", "#else", "#endif", "#sourceLocation", "#warning", "#error",
        ]
        return bytes[..<place].last { $0 > 32 || $0.endsLine }?.endsLine ?? true
            && words.contains(where: begins)
    }

    // MARK: Regular expressions, whose slashes look like operators

    /// Whether a regular expression begins here: behind signs `#`, or where no operator can stand
    /// and the line closes it.
    private mutating func isRegex() -> Bool {
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

    private mutating func scanRegex() {
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

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let star = UInt8(ascii: "*")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backtick = UInt8(ascii: "`")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let at = UInt8(ascii: "@")
    fileprivate static let dot = UInt8(ascii: ".")
    fileprivate static let opening = UInt8(ascii: "(")
    fileprivate static let closing = UInt8(ascii: ")")

    /// Whether a line of Swift ends here: also with a carriage return alone.
    fileprivate var endsLine: Bool { self == .newline || self == 13 }

    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isOfOperator: Bool { "+-*/=<>!&|^~?%".utf8.contains(self) }
}
