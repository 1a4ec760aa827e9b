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

    // MARK: Write the tests

    @Test func `where the code is right, a red test is what is to be changed`() throws {
        try become("write the tests")
        course.answer(.red, whereCodeContains: "isEven")

        try course.perform("check", "Even")

        #expect(
            course.output.contains(
                "Next: the code is right and “is even” is red, so change the test.\n"),
            "\(course.output)")
    }

    @Test func `where the code is given and changed, it is put back, also while a test is red`()
        throws
    {
        try become("write the tests")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "true")
        course.answer(.red, whereCodeContains: "true")

        try course.perform("check", "Even")

        #expect(
            course.output.hasSuffix(
                """
                Next: put the code back as it was; here only the tests are yours.
                Exercises/01-Leap/Even/Sources/Even.swift:2 was: false
                Or begin again, with a backup of what you have: swift run kata reset Even

                """), "\(course.output)")
    }

    @Test(arguments: [Report.green, .red])
    func `where the tests are given and changed, they are put back, with place and words`(
        _ report: Report
    ) throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "`is even`() {}",
            to: "`is odd`() {}\n    // more\n    // and more")
        course.answer(report, whereCodeContains: "isEven")

        try course.perform("check", "Even")

        #expect(
            course.output.contains(
                """
                Next: put the tests back as they were; in this refactoring only the code changes.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:6 was: @Test(.disabled("Write me")) func `is even`() {}

                """), "\(course.output)")
    }

    @Test func `a given test that is red and not as it was given is put back`() throws {
        try become("fix the bug")
        let tests = SampleCourse.starterTests.replacing(
            "@Test(.disabled(\"Write me\")) func `is even`() {}",
            with: "@Test func `is even`() {\n        #expect(isEven(2))\n    }")
        try course.change(
            SampleCourse.exercise + "Solution.md", SampleCourse.starterTests, to: tests)
        try course.write(
            tests.replacing("isEven(2)", with: "isEven(1)"),
            to: SampleCourse.exercise + "Tests/EvenTests.swift")
        course.answer(.red, whereCodeContains: "isEven")

        try course.perform("check", "Even")

        #expect(
            course.output.contains(
                """
                Next: “is even” was given, and now it is another test, and red. Put it back.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7 was: #expect(isEven(2))

                """), "\(course.output)")
    }

    @Test func `a test that depends on the order is shown in its line`() throws {
        try become("hold it still")
        let path = SampleCourse.exercise + "Tests/EvenTests.swift"
        try course.change(
            path, "@Test(.disabled(\"Write me\")) func `is even`() {}",
            to: "@Test func `is even`() {}\n\n    @Test func `is odd`() {}")
        // What runs in the opposite order has the second test first.
        var world = course.world
        world.engine = Engine { run in
            let text = run.modules.flatMap(\.files.values).joined()
            return text.contains(/is odd(.|\n)*is even/) ? .red : .green
        }

        _ = try Check(world: world).run("Even")

        #expect(
            course.output.hasSuffix("Exercises/01-Leap/Even/Tests/EvenTests.swift:6\n"),
            "\(course.output)")
    }

    // MARK: Hold it still

    @Test func `tests that are red on another day are said to be, with the zone that shows it`()
        throws
    {
        try become("hold it still")
        course.answer(.red, under: .dayAfter)

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("\n  held still    ✘ not a day later\n"), "\(course.output)")
        #expect(
            course.output.hasSuffix(
                """
                Next: “is even” is green here, and red where it is another day: with TZ=Pacific/Kiritimati before the command. Which clock or time zone does it rely on?
                Expectation failed
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7

                """), "\(course.output)")
    }

    @Test func `tests that hold code still are asked in the opposite order`() throws {
        try become("hold it still")
        try course.write(
            """
            struct EvenTests {
                @Test func one() {}

                @Test func two() {}
            }

            """, to: SampleCourse.exercise + "Tests/EvenTests.swift")

        try course.perform("check", "Even")

        let tests = course.runs.flatMap { $0 }.flatMap(\.files.values)
        #expect(tests.contains { $0.contains(/two\(\).*\n\n.*one\(\)/) })
        #expect(
            course.output.contains(
                "  held still    ✔ in the opposite order, elsewhere, a day earlier, a day later\n"))
    }

    @Test func `other kinds are not asked in other circumstances`() throws {
        course.answer(.red, under: .place)

        try course.perform("check", "Even")

        #expect(!course.output.contains("held still"))
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
            course.output.contains(
                "Done. The code has come to its goal, and it does what it did. Well done!")
        )
    }

    @Test func `each goal of a refactoring has a line, and the first that is missed is next`()
        throws
    {
        try become(
            "refactor",
            simpler: "at most 3 lines of code, none deeper than 1 level\n\n"
                + "**Without:** `true`, `false` in Even.swift")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(
            course.output.contains(
                """
                  simpler       ✔ 3 lines of code, 1 level deep
                  without       ✘ `false` is still in Even.swift

                """), "\(course.output)")
        #expect(
            course.output.hasSuffix(
                """
                Next: the tests are green, so take `false` out of Even.swift. What the code needs of it can be handed in from outside.
                Exercises/01-Leap/Even/Sources/Even.swift:2

                """), "\(course.output)")
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
        #expect(!course.output.contains("better names"))
    }

    // MARK: Fix the bug

    @Test func `your tests have to be red on the code with the bug`() throws {
        try become("fix the bug")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "n % 2 == 0")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("Next: write the test that is red because of the bug."))
    }

    func become(_ kind: String, simpler: String? = nil) throws {
        let goal = simpler.map { "\n\n**Simpler:** \($0)\n" } ?? ""
        try course.change(
            SampleCourse.exercise + "README.md", "**Kind:** drive it",
            to: "**Kind:** \(kind)\(goal)")
    }
}
