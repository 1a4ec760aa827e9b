import Testing

@testable import kata

extension VerifyKindsTests {
    @Test func `a refactoring begins green, and ends as simple as it says`() throws {
        try becomeRefactoring("at most 3 lines of code, none deeper than 1 level")

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `a goal that the starter keeps is found`() throws {
        try becomeRefactoring("at most 6 lines of code, none deeper than 2 levels")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atGoal), "\(output)")
        #expect(output.contains("expected: a goal that the starter does not keep yet"))
    }

    @Test func `a goal that the solution does not keep is found`() throws {
        try becomeRefactoring("at most 2 lines of code, none deeper than 1 level")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atGoal), "\(output)")
        #expect(output.contains("expected: a goal that the solution keeps"))
    }

    @Test func `each goal is proved where it stands`() throws {
        try becomeRefactoring(
            "at most 3 lines of code, none deeper than 1 level\n\n**Without:** `if`\n\n"
                + "**Without:** `while`\n\n**Without:** `func`")

        let (_, output) = try course.verify("Even")

        #expect(!output.contains("README.md:7: error"), "\(output)")
        #expect(output.contains("README.md:9: error\n"))
        #expect(output.contains("expected: a goal that the starter does not keep yet"))
        #expect(output.contains("README.md:11: error\n"))
        #expect(output.contains("actual:   `func` is still in Even.swift"))
    }

    @Test func `a refactoring whose tests change is found`() throws {
        try becomeRefactoring("at most 3 lines of code, none deeper than 1 level")
        try course.change(
            SampleCourse.exercise + "Solution.md", "## The end",
            to: """
                ### 🔵 Refactor: the tests

                ```swift
                // Tests/EvenTests.swift
                struct EvenTests {
                    // …
                    @Test func `is odd`() {
                        #expect(!isEven(5))
                    }
                }
                ```

                """)

        let (_, output) = try course.verify("Even")

        #expect(output.contains("expected: the tests of the starter"), "\(output)")
    }

    @Test func `a refactoring whose starter is not green is found`() throws {
        try becomeRefactoring("at most 3 lines of code, none deeper than 1 level")
        for path in ["Solution.md", "Sources/Even.swift"] {
            try course.change(
                SampleCourse.exercise + path, "        return true", to: "        return false")
        }

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atStarter), "\(output)")
        #expect(output.contains("expected: a starter that is green"), "\(output)")
    }
}
