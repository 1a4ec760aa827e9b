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

    @Test(
        arguments: [
            ("Even", [], [], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
            ("Even", ["Even"], [], .exercise(name: "Odd", home: "Exercises/01-Leap/Odd/")),
            ("Odd", ["Odd"], [], .exercise(name: "Even", home: "Exercises/01-Leap/Even/")),
            ("Odd", ["Even", "Odd"], [], .chapter(title: "2 · Primes", number: 2)),
            ("Odd", ["Even"], ["Prime"], .begunChapter(title: "2 · Primes")),
            ("Sieve", ["Sieve"], ["Prime"], .end),
        ] as [(String, Set<String>, Set<String>, Sequel)])
    func `after an exercise comes`(
        _ exercise: String, _ done: Set<String>, _ begun: Set<String>, _ sequel: Sequel
    ) {
        let sequel = catalogue.sequel(to: exercise, done: done, begun: begun)

        #expect(sequel == sequel)
    }

}
