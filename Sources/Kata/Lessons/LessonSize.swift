/// How long a lesson is, and how much of it is refactoring.
struct LessonSize: Equatable, Sendable, Codable {
    var steps: Int
    /// How many lines a step has that are new or changed: half of the steps have no more than this.
    var median: Int
    /// The same of the longest step that is typed.
    var largest: Int
    var copied: Int
    var greens: Int
    var refactorings: Int
    var words: Int
    /// How many lines are to be typed, and how many to be copied.
    var lines: Int
    var copiedLines: Int

    init(_ moments: [Moment], words: Int) {
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
    var minutes: Int {
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
