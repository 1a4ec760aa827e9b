import Testing

@testable import kata

struct SequelTests {
    /// Two exercises in the first chapter, one in the second.
    private let catalogue = Catalogue([
        "Chapters/01-Leap.md": """
        # 1 · Leap years
        [a](../Exercises/01-Leap/Even/README.md)
        [b](../Exercises/01-Leap/Odd/README.md)
        """,
        "Chapters/02-Prime.md": """
        # 2 · Primes
        [c](../Exercises/02-Prime/Sieve/README.md)
        """,
    ])

    @Test(arguments: [
        Row("Even", done: [], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
        Row("Even", done: ["Even"], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
        Row("Odd", done: ["Odd"], .exercise(name: "Even", home: "Exercises/01-Leap/Even/")),
        Row("Odd", done: ["Even", "Odd"], .chapter(title: "2 · Primes", number: 2)),
        Row("Odd", done: ["Even"], begun: ["Prime"], .begunChapter(title: "2 · Primes")),
        Row("Sieve", done: ["Sieve"], begun: ["Prime"], .end),
    ])
    func `after an exercise comes`(_ row: Row) {
        let sequel = catalogue.sequel(to: row.exercise, done: row.done, begun: row.begun)

        #expect(sequel == row.sequel)
    }

    struct Row: CustomTestStringConvertible {
        var exercise: String
        var done: Set<String>
        var begun: Set<String>
        var sequel: Sequel
        var testDescription: String { "after \(exercise), \(done) done: \(sequel)" }

        init(
            _ exercise: String, done: Set<String>, begun: Set<String> = [], _ sequel: Sequel
        ) {
            self.exercise = exercise
            self.done = done
            self.begun = begun
            self.sequel = sequel
        }
    }
}
