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
        var removed = Set<Int>()
        var added = Set<Int>()
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
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
