extension StringProtocol where SubSequence == Substring {
    /// The lines of this text without its byte order mark; a line break at its end begins no
    /// further line.
    var lines: [String] {
        let bytes = String(self).utf8
        let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        var lines = text.split(separator: 10, omittingEmptySubsequences: false)
            .map { String(Substring($0.last == 13 ? $0.dropLast() : $0)) }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    var trimmed: String {
        let head = drop { $0.isWhitespace }
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }

    /// The blanks and tabs that it begins with.
    var margin: Substring { self[..<(utf8.firstIndex { $0 != 32 && $0 != 9 } ?? endIndex)] }

    /// How far it is indented; a tab is as much as four blanks.
    var indentation: Int { margin.utf8.reduce(0) { $0 + ($1 == 9 ? 4 : 1) } }

    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String {
    /// Whether both are stored alike; `==` also holds for two ways to store an é.
    func hasSameBytes(as other: String) -> Bool {
        var (mine, other) = (self, other)
        return mine.withUTF8 { mine in
            other.withUTF8 { other in
                // Most texts that are compared are one text, held twice.
                mine.count == other.count
                    && (mine.baseAddress == other.baseAddress || mine.elementsEqual(other))
            }
        }
    }

    /// This text without a byte order mark, each line ended by a line feed alone: also what an old
    /// Mac has ended by a carriage return.
    var plain: String {
        if !utf8.contains(13) { return lines.text }
        var bytes = Array(utf8)
        for index in bytes.indices where bytes[index] == 13 {
            let isAlone = index + 1 == bytes.count || bytes[index + 1] != 10
            if isAlone { bytes[index] = 10 }
        }
        return String(decoding: bytes, as: UTF8.self).lines.text
    }
}

/// What some editors put before the text of a file.
let byteOrderMark = "\u{feff}".utf8

extension Sequence<String> {
    /// These lines as the text of a file: each ends with a line break.
    var text: String {
        map { $0 + "\n" }.joined()
    }
}

/// A number of things, such as `1 test` or `7 tests`.
func counted(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
}

extension Array {
    /// Its elements by so many, in their order.
    func parts(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
