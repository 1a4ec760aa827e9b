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
    /// How many words are to be read.
    package var words: Int
    /// How many lines are to be typed, and how many to be copied.
    package var lines: Int
    package var copiedLines: Int

    package init(_ moments: [Moment], words: Int) {
        let lines = moments.map(\.typedLines).sorted()
        let typed = moments.filter { !$0.step.isCopied }.map(\.typedLines)
        steps = moments.count
        median = lines.isEmpty ? 0 : lines[(lines.count - 1) / 2]
        largest = typed.max() ?? 0
        copied = moments.count - typed.count
        greens = moments.count { $0.step.sign == .green }
        refactorings = moments.count { $0.step.sign == .refactor }
        self.words = words
        self.lines = typed.reduce(0, +)
        copiedLines = lines.reduce(0, +) - self.lines
    }

    /// Minutes for a reader: 200 words in one, 25 lines typed in three or looked through in one, and
    /// two runs in one.
    package var minutes: Int {
        Int(
            (Double(words) / 200 + Double(3 * lines + copiedLines) / 25 + Double(steps) / 2)
                .rounded(.up))
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
