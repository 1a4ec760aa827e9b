/// Two texts, line by line: what is in both, and what only one of them has.
struct Difference: Equatable, Sendable {
    enum Line: Equatable, Sendable {
        case both(String)
        case removed(String)
        case added(String)
    }

    var lines: [Line]

    init(from old: String, to new: String) {
        let old = old.lines
        let new = new.lines
        let changes = new.difference(from: old) { $0.hasSameBytes(as: $1) }
        let removed = Set(changes.removals.map(\.offset))
        let added = Set(changes.insertions.map(\.offset))
        lines = []
        var position = 0
        for (offset, line) in old.enumerated() {
            if removed.contains(offset) {
                lines.append(.removed(line))
                continue
            }
            while added.contains(position) {
                lines.append(.added(new[position]))
                position += 1
            }
            lines.append(.both(line))
            position += 1
        }
        lines += new[position...].map { .added($0) }
    }

    /// The first line, counted from 1, that is not the same in both; nil if there is none.
    static func firstLine(in expected: String, _ actual: String) -> Int? {
        if expected.hasSameBytes(as: actual) { return nil }
        let same = zip(expected.utf8, actual.utf8).prefix { $0 == $1 }
        return same.count { byte, _ in byte == 10 } + 1
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension String {
    /// In what `other`, made from this text, differs where its lines show nothing, in sentences.
    func unseenDifferences(to other: String) -> [String] {
        guard !isEmpty, !other.isEmpty, !hasSameBytes(as: other) else { return [] }
        let marks = [
            (
                hasByteOrderMark, other.hasByteOrderMark, "It begins with a byte order mark.",
                "It lacks a byte order mark at its beginning."
            ),
            (
                hasWindowsLineEnds, other.hasWindowsLineEnds,
                "Its lines end with CR LF, as on Windows, instead of LF.",
                "Its lines end with LF instead of CR LF."
            ),
            (
                endsWithLineBreak, other.endsWithLineBreak, "It has a line break at its end.",
                "It has no line break at its end."
            ),
        ]
        let sentences = marks.compactMap { was, isNow, gained, lost in
            was == isNow ? nil : isNow ? gained : lost
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
