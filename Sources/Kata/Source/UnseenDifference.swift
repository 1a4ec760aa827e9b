extension String {
    /// In what `other`, made from this text, differs where its lines show nothing, in sentences.
    func unseenDifferences(to other: String) -> [String] {
        guard !isEmpty, !other.isEmpty, !hasSameBytes(as: other) else { return [] }
        var sentences: [String] = []
        switch (hasByteOrderMark, other.hasByteOrderMark) {
        case (false, true): sentences.append("It begins with a byte order mark.")
        case (true, false): sentences.append("It lacks a byte order mark at its beginning.")
        default: break
        }
        switch (hasWindowsLineEnds, other.hasWindowsLineEnds) {
        case (false, true):
            sentences.append("Its lines end with CR LF, as on Windows, instead of LF.")
        case (true, false): sentences.append("Its lines end with LF instead of CR LF.")
        default: break
        }
        switch (endsWithLineBreak, other.endsWithLineBreak) {
        case (true, false): sentences.append("It has no line break at its end.")
        case (false, true): sentences.append("It has a line break at its end.")
        default: break
        }
        return sentences + Difference(from: self, to: other).unseenChanges
    }

    private var hasByteOrderMark: Bool { utf8.starts(with: byteOrderMark) }

    private var hasWindowsLineEnds: Bool {
        utf8.split(separator: 10, maxSplits: 1).first?.last == 13
    }

    private var endsWithLineBreak: Bool { utf8.last == 10 }
}

extension Difference {
    /// The replaced lines that look like the ones they replace, in sentences.
    fileprivate var unseenChanges: [String] {
        var removed: [String] = []
        var number = 0
        return lines.compactMap { line in
            switch line {
            case .removed(let text): removed.append(text)
            case .both:
                removed = []
                number += 1
            case .added(let text):
                number += 1
                guard !removed.isEmpty else { return nil }
                return Self.unseenChange(from: removed.removeFirst(), to: text)
                    .map { "Line \(number) \($0)." }
            }
            return nil
        }
    }

    private static func unseenChange(from old: String, to new: String) -> String? {
        if old == new {
            return "looks the same and has other bytes: an accent may be a character of its own"
        }
        let isSame = old.filter { !$0.isWhitespace } == new.filter { !$0.isWhitespace }
        return isSame ? "differs only in its white space" : nil
    }
}
