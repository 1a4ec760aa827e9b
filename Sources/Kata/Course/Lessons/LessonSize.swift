/// How long a lesson is, and how much of it is refactoring.
package struct LessonSize: Equatable, Sendable, Codable {
    package var steps: Int
    /// How many lines a step has that are new or changed: half of the steps have no more than this.
    package var median: Int
    /// The same of the longest step that is typed.
    package var largest: Int
    /// How many steps are to be copied.
    package var copied: Int
    package var greens: Int
    package var refactorings: Int

    package init(
        steps: Int, median: Int, largest: Int, copied: Int, greens: Int, refactorings: Int
    ) {
        self.steps = steps
        self.median = median
        self.largest = largest
        self.copied = copied
        self.greens = greens
        self.refactorings = refactorings
    }

    package init(_ moments: [Moment]) {
        let lines = moments.map(\.typedLines).sorted()
        self.init(
            steps: moments.count,
            median: lines.isEmpty ? 0 : lines[(lines.count - 1) / 2],
            largest: moments.filter { !$0.step.isCopied }.map(\.typedLines).max() ?? 0,
            copied: moments.count { $0.step.isCopied },
            greens: moments.count { $0.step.sign == .green },
            refactorings: moments.count { $0.step.sign == .refactor })
    }
}

extension Moment {
    /// How many lines are new or changed, blank ones not counted.
    var typedLines: Int {
        changes.reduce(0) { sum, path in
            let lines = Difference(from: before[path] ?? "", to: during[path] ?? "").lines
            return sum
                + lines.count { line in
                    if case .added(let text) = line { !text.trimmed.isEmpty } else { false }
                }
        }
    }
}
