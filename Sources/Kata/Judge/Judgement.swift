/// What a check of an exercise comes to.
struct Judgement: Equatable, Sendable, Codable {
    var exercise: String
    var squares: Squares
    var signposts: Signposts
    /// Nil where nobody has watched, or the tests are not green.
    var seenRed: SeenRed?
    /// Whether tests that were never seen red count as not yet done.
    var isStrict: Bool
    /// What the tests notice less than they did.
    var loss: Loss?

    var isDone: Bool {
        // The tests of a refactoring are green from the beginning.
        let needsReds = isStrict && squares.kind != .refactor
        return squares.isDone && (!needsReds || seenRed?.isComplete ?? false)
    }

    /// How many of the tests were red before they were green.
    struct SeenRed: Equatable, Sendable, Codable {
        var tests: [String]
        var seen: [String]

        /// - Parameter seen: the names of tests that were ever seen red.
        init(_ report: Report, seen: Set<String>) {
            tests = Set(report.tests.filter { $0.outcome == .passed }.map(\.name)).sorted()
            self.seen = tests.filter(seen.contains)
        }

        var isComplete: Bool { tests == seen }
        var unseen: [String] { tests.filter { !seen.contains($0) } }
    }
}
