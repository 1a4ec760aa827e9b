/// How long a lesson is, and how much of it is refactoring; comments are no lines, as nobody has to
/// type them.
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
    /// How many steps are the reader's own.
    var turns: Int

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
        turns = moments.count(where: \.step.isReaders)
    }

    /// Minutes for a reader: 170 words in one, four lines typed in one, 25 lines that are copied in
    /// two, three runs in one, and one more where it is their turn.
    var minutes: Int {
        let reading = Double(words) / 170 + Double(copiedLines) * 2 / 25
        return Int((reading + Double(lines) / 4 + Double(steps) / 3 + Double(turns)).rounded(.up))
    }
}

extension Moment {
    /// How many lines are new or changed, but for blank ones and comments.
    var typedLines: Int {
        changes.flatMap { path in
            Difference(from: before[path] ?? "", to: during[path] ?? "").lines.compactMap { line in
                if case .added(let text) = line { text.trimmed } else { nil }
            }
        }
        .count { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}
