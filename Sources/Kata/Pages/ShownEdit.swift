/// What a block of a chapter shows, and the whole file that it leads to.
struct ShownEdit: Equatable, Sendable {
    /// Lines of code, and the numbers of those that are new or changed.
    struct Listing: Equatable, Sendable {
        var lines: [String]
        var new: [Int]
    }

    var path: String
    var block: Listing
    /// Nil if the block is the whole file.
    var whole: Listing?

    init(_ edit: Edit, from old: String?, to new: String?) {
        path = edit.path
        let old = old ?? ""
        let file = new ?? ""
        let lines = Difference(from: old, to: file).lines.filter(\.isThere)
        let isNew = old.isBlank ? [] : Set(lines.indices.filter { lines[$0].isAdded })
        let numbers = isNew.sorted().map { $0 + 1 }
        guard edit.isPart else {
            block = Listing(lines: edit.lines, new: numbers)
            return
        }
        whole = Listing(lines: file.lines, new: numbers)
        block = Listing(lines: edit.lines, new: Self.lines(isNew, of: file, in: edit.lines))
    }

    /// Where a block has the lines of `file` that are new.
    private static func lines(_ isNew: Set<Int>, of file: String, in block: [String]) -> [Int] {
        var inFile = 0
        var inBlock = 0
        var found: [Int] = []
        for line in Difference(from: file, to: block.text).lines {
            if line.isThere { inBlock += 1 }
            if case .both = line, isNew.contains(inFile) { found.append(inBlock) }
            if !line.isAdded { inFile += 1 }
        }
        return found
    }

    /// What the blocks of a chapter show, by the lines of their fences.
    static func all(in moments: [Moment]) throws -> [Int: ShownEdit] {
        try moments.reduce(into: [:]) { shown, moment in
            var tree = moment.before
            for edit in moment.step.edits {
                let new = try merge(edit, into: tree[edit.path])
                shown[edit.line] = ShownEdit(edit, from: tree[edit.path], to: new)
                tree[edit.path] = new
            }
        }
    }
}

extension Difference.Line {
    fileprivate var isAdded: Bool { if case .added = self { true } else { false } }

    fileprivate var isThere: Bool { if case .removed = self { false } else { true } }
}
