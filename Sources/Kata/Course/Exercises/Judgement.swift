/// What a check of an exercise comes to.
package struct Judgement: Equatable, Sendable, Codable {
    package var exercise: String
    package var squares: Squares
    package var signposts: Signposts
    /// Nil where nobody has watched, or the tests are not green.
    package var seenRed: SeenRed?
    /// Whether tests that were never seen red count as not yet done.
    package var isStrict: Bool

    package init(
        exercise: String, squares: Squares, signposts: Signposts, seenRed: SeenRed?,
        isStrict: Bool
    ) {
        self.exercise = exercise
        self.signposts = signposts
        self.squares = squares
        self.seenRed = seenRed
        // The tests of a refactoring are green from the beginning.
        self.isStrict = isStrict && squares.kind != .refactor
    }

    package var isDone: Bool {
        squares.isDone && (!isStrict || seenRed?.isComplete ?? false)
    }

    /// How many of the tests were red before they were green.
    package struct SeenRed: Equatable, Sendable, Codable {
        package var tests: Set<String>
        package var seen: Set<String>

        /// - Parameter seen: the names of tests that were ever seen red.
        package init(_ report: Report, seen: Set<String>) {
            tests = Set(report.tests.filter { $0.outcome == .passed }.map(\.name))
            self.seen = seen.intersection(tests)
        }

        package var isComplete: Bool { tests == seen }
        package var unseen: [String] { tests.subtracting(seen).sorted() }
    }
}
