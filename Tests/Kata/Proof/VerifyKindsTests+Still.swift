import Testing

@testable import kata

extension VerifyKindsTests {
    @Test func `tests that hold code still are proved`() throws {
        try hold("#expect(isEven(2))")

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test(arguments: [
        ("#expect(TimeZone.current.secondsFromGMT() < 50_000)", "a day later"),
        (
            "#expect(ProcessInfo.processInfo.environment[\"USER\"] != \"somebody\")",
            "elsewhere"
        ),
        ("#expect(Memory.runs == 0)", "in the opposite order"),
    ])
    func `tests of a solution that depend on something are found`(
        _ line: String, _ circumstance: String
    ) throws {
        try hold("#expect(isEven(2))\n        \(line)")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atStarter), "\(output)")
        #expect(
            output.contains("expected: a solution whose tests are green \(circumstance), too"),
            "\(output)")
    }

    /// Gives the solution's code; a first test is green at once, and a second one follows.
    private func hold(_ lines: String) throws {
        let home = SampleCourse.exercise
        try become("hold it still", starterTests: SampleCourse.starterTests)
        let code = "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n"
        for path in [home + "Sources/Even.swift", home + "Solution.md"] {
            try course.change(path, SampleCourse.starterCode, to: code)
        }
        let text = try course.read(home + "Solution.md")
        try course.write(
            text.split(separator: "### 🔴 Red: two")[0] + """
                ### 🟢 Green at once: two

                ```swift
                // Tests/EvenTests.swift
                import Foundation
                import Testing

                @testable import Even

                enum Memory {
                    nonisolated(unsafe) static var runs = 0
                }

                struct EvenTests {
                    @Test func `is even`() {
                        \(lines)
                    }

                    @Test func `three is odd`() {
                        Memory.runs += 1
                        #expect(!isEven(3))
                    }
                }
                ```

                ### ⚫ Break it: no number is even

                ```swift
                // Sources/Even.swift
                func isEven(_ n: Int) -> Bool {
                    n != n
                }
                ```

                ```console
                ✘ Test "is even" recorded an issue at EvenTests.swift:12:9: Expectation failed: isEven(2)
                ```

                ### ⚫ Break it: every number is even

                ```swift
                // Sources/Even.swift
                func isEven(_ n: Int) -> Bool {
                    n == n
                }
                ```

                ```console
                ✘ Test "three is odd" recorded an issue at EvenTests.swift:17:9: Expectation failed: !(isEven(3)
                ```

                ## The end

                """, to: home + "Solution.md")
        try course.change(
            home + "Mutants.md", "Every number is even\n\nCaught by `is even`",
            to: "Every number is even\n\nCaught by `three is odd`")
    }
}
