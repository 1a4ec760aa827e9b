/// A word or a sign of Swift source.
package struct SourceWord: Equatable, Sendable {
    /// An attribute begins with `@`; a name in backticks comes without them.
    package var text: String
    package var line: Int
    /// Whether it stood in backticks, so that it is a name and no keyword.
    package var isQuoted: Bool
}

extension String {
    /// Its words and signs as Swift source; comments and literals of text are passed over.
    package var sourceWords: [SourceWord] {
        var reader = SourceReader(bytes: Array(utf8))
        reader.read()
        return reader.words
    }
}

private struct SourceReader {
    var bytes: [UInt8]
    var place = 0
    var line = 1
    var words: [SourceWord] = []

    mutating func read() {
        if begins("\u{FEFF}") { place = 3 }
        while let byte = peek() {
            if begins("//") {
                while let byte = peek(), byte != .newline { skip() }
            } else if begins("/*") {
                skipComment()
            } else if byte == .quote || isRawText {
                skipText()
            } else if byte == .backtick {
                skip()
                add(isQuoted: true) { $0 != .backtick && $0 != .newline }
                if peek() == .backtick { skip() }
            } else if byte.isOfName || byte == .at {
                add(isQuoted: false) { $0.isOfName }
            } else {
                if byte > 32 { append(String(decoding: [byte], as: UTF8.self), isQuoted: false) }
                skip()
            }
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    private func begins(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { peek($0) == text.utf8Start[$0] }
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where place < bytes.count {
            if bytes[place] == .newline { line += 1 }
            place += 1
        }
    }

    private mutating func append(_ text: String, isQuoted: Bool) {
        words.append(SourceWord(text: text, line: line, isQuoted: isQuoted))
    }

    /// Adds the byte here and those behind it that belong to the same word.
    private mutating func add(isQuoted: Bool, while belongs: (UInt8) -> Bool) {
        let start = place
        skip()
        while let byte = peek(), belongs(byte) { skip() }
        append(String(decoding: bytes[start..<place], as: UTF8.self), isQuoted: isQuoted)
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

    /// Whether signs `#` stand here, and a quotation mark behind them.
    private var isRawText: Bool {
        var distance = 0
        while peek(distance) == .hash { distance += 1 }
        return distance > 0 && peek(distance) == .quote
    }

    private mutating func skipText() {
        var hashes = 0
        while peek() == .hash {
            hashes += 1
            skip()
        }
        let isLong = begins("\"\"\"")
        let quotes = isLong ? 3 : 1
        skip(quotes)
        while let byte = peek() {
            if byte == .newline, !isLong { return }
            if byte == .quote, ends(quotes, hashes) {
                skip(quotes + hashes)
                return
            }
            let isEscape = byte == .backslash && (0..<hashes).allSatisfy { peek(1 + $0) == .hash }
            guard isEscape else {
                skip()
                continue
            }
            skip(1 + hashes)
            if peek() == .opening { skipParentheses() } else { skip() }
        }
    }

    private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == .quote }
            && (0..<hashes).allSatisfy { peek(quotes + $0) == .hash }
    }

    private mutating func skipParentheses() {
        var depth = 0
        repeat {
            switch peek() {
            case .opening: depth += 1
            case .closing: depth -= 1
            case .quote:
                skipText()
                continue
            default: break
            }
            skip()
        } while depth > 0 && place < bytes.count
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backtick = UInt8(ascii: "`")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let at = UInt8(ascii: "@")
    fileprivate static let opening = UInt8(ascii: "(")
    fileprivate static let closing = UInt8(ascii: ")")

    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
