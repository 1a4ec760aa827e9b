struct Whereabouts: Equatable {
    /// The step after which the chapter's files are the learner's, or are most like them.
    var step: Int
    /// Whether nothing differs but names that are free, comments and layout, or what the files do is
    /// what they do at this step.
    var isSure: Bool
    /// The step whose sabotage is still in the learner's files.
    var damage: Int?
    /// Whether the step is like theirs by its words alone, as their tests are red.
    var isOpen = false

    /// How many steps are behind them.
    var done: Int { isOpen ? step - 1 : step }

    /// Whether all is as the chapter has it at a step, or while that step's damage is in.
    var isAsWritten: Bool { isSure || damage != nil }
}

extension ReplayedChapter {
    /// Where in the chapter a learner is who has `files`.
    ///
    /// - Parameter last: the step at which they were last; it decides between steps with the same
    ///   files, such as those around a sabotage.
    func whereabouts(of files: Tree, last: Int) -> Whereabouts {
        var differences = Differences(from: files)
        for path in start.changes(to: files) { differences.look(at: path, start[path]) }
        var distances = [differences.count]
        var damage: Int?
        for (index, step) in steps.enumerated() {
            let before = differences
            for (path, text) in step.changes.files { differences.look(at: path, text) }
            for path in step.removed { differences.look(at: path, nil) }
            if step.sign.isUndone {
                if differences.count == 0 { damage = damage ?? index + 1 }
                differences = before
            }
            distances.append(differences.count)
        }
        let least = distances.min() ?? 0
        if least > 0, let damage {
            return Whereabouts(step: damage - 1, isSure: false, damage: damage)
        }
        let nearest = distances.indices.filter { distances[$0] == least }
        let step = nearest.first { $0 >= last } ?? nearest.last ?? 0
        return Whereabouts(step: step, isSure: least == 0, damage: nil)
    }

    /// How many lines are not the learner's, file by file, as the steps go on.
    private struct Differences {
        private let files: Tree
        private var counts: [String: Int] = [:]
        /// What other files than one say, by its path.
        private var others: [String: Set<String>] = [:]

        init(from files: Tree) { self.files = files }

        var count: Int { counts.values.reduce(0, +) }

        mutating func look(at path: String, _ text: String?) {
            let (old, new) = (text ?? "", files[path] ?? "")
            let count = Self.count(old, new)
            counts[path] = count > 0 && isAlike(old, new, at: path) ? 0 : count
        }

        /// Whether the learner's file says the same in other words.
        private mutating func isAlike(_ old: String, _ new: String, at path: String) -> Bool {
            guard path.isSwift else { return false }
            return Likeness(new, old).holds { name in
                let words =
                    others[path]
                    ?? Set(
                        files.files.filter { $0.key != path && $0.key.isSwift }
                            .flatMap { $0.value.sourceTokens.map(\.text) })
                others[path] = words
                return words.contains(name)
            }
        }

        /// How many lines only one of them has; 1 if all lines are in both, in another order.
        private static func count(_ old: String, _ new: String) -> Int {
            let (old, new) = (old.lines, new.lines)
            if old.elementsEqual(new, by: { $0.hasSameBytes(as: $1) }) { return 0 }
            var rest: [String: Int] = [:]
            for line in old { rest[line, default: 0] += 1 }
            for line in new { rest[line, default: 0] -= 1 }
            return max(1, rest.values.reduce(0) { $0 + abs($1) })
        }
    }
}
