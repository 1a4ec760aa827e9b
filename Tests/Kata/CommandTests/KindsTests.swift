import Course
import Testing

@testable import kata

/// What is special about the kinds of exercises, as `check` shows it.
struct KindsTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    // MARK: Make the list

    @Test func `where the list is to be made, the first test begins it`() throws {
        try become("make the list")
        course.answer(Report(verdict: .empty), whereCodeContains: "isEven")
        try course.write(
            "struct EvenTests {\n}\n", to: SampleCourse.exercise + "Tests/EvenTests.swift")

        try course.perform("check", "Even")

        #expect(course.output.hasPrefix("Even · make the list\n"))
        #expect(
            course.output.hasSuffix(
                """
                Next: make the list: a line for each thing that the code must do. Then write the first test, and see it red.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:2

                """), "\(course.output)")
    }

    @Test func `where there is no disabled test, none is to be enabled`() throws {
        course.answer(Report(verdict: .empty), whereCodeContains: "isEven")
        try course.write(
            "struct EvenTests {\n}\n", to: SampleCourse.exercise + "Tests/EvenTests.swift")

        try course.perform("check", "Even")

        #expect(course.output.contains("\nNext: write a test, and see it red.\n"))
    }

    // MARK: Refactor

    @Test func `a refactoring says what the code measures, and what it is to measure`() throws {
        try become("refactor", simpler: "at most 2 lines of code, none deeper than 1 level")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(
            course.output.hasPrefix(
                """
                Even · refactor

                                your code           our solution        faulty versions
                  your tests    ✔ 1 passed          ✔ 1 passed          ✘ 0 of 2 noticed
                  our tests     ✔ 1 passed
                  simpler       ✘ 3 lines of code, 1 level deep (the goal: 2 and 1)

                """), "\(course.output)")
        #expect(
            course.output.hasSuffix(
                """
                Next: the tests are green, so you can make the code simpler. It has 3 lines of code and is 1 level deep; the goal is at most 2 lines of code, none deeper than 1 level.
                Exercises/01-Leap/Even/Sources/

                """), "\(course.output)")
    }

    @Test func `a refactoring that has come to its goal is done`() throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "!true")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")

        let code = try course.perform("check", "Even")

        #expect(code == 0)
        #expect(course.output.contains("  simpler       ✔ 3 lines of code, 1 level deep\n"))
        #expect(
            course.output.contains("Done. The code is simpler, and it does what it did. Well done!")
        )
    }

    @Test func `a refactoring's tests need not be seen red`() throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "!true")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 0, "\(course.output)")
    }

    @Test func `other kinds do not measure the code`() throws {
        try course.perform("check", "Even")

        #expect(!course.output.contains("simpler"))
    }

    // MARK: Fix the bug

    @Test func `your tests have to be red on the code with the bug`() throws {
        try become("fix the bug")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "n % 2 == 0")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("Next: write the test that is red because of the bug."))
    }

    private func become(_ kind: String, simpler: String? = nil) throws {
        let goal = simpler.map { "\n\n**Simpler:** \($0)\n" } ?? ""
        try course.change(
            SampleCourse.exercise + "README.md", "**Kind:** drive it",
            to: "**Kind:** \(kind)\(goal)")
    }
}
