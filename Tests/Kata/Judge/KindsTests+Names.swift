import Testing

@testable import kata

/// Exercises in which tests get better names.
extension KindsTests {
    @Test func `a mending of tests says which test still has its old name, and where`() throws {
        try becomeRenaming()
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "test1", to: "`two is even`")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("\n  better names  ✘ 1 of 3\n"), "\(course.output)")
        #expect(
            course.output.hasSuffix(
                """
                Next: say in its name what the test promises. `test2` still has its old name, and so has 1 other.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:10

                """), "\(course.output)")
    }

    @Test func `a mending of tests is done when no old name is left`() throws {
        try becomeRenaming()
        try rename()

        let code = try course.perform("check", "Even")

        #expect(code == 0, "\(course.output)")
        #expect(course.output.contains("\n  better names  ✔ 3 of 3\n"))
        #expect(
            course.output.contains(
                "Done. The tests have new names, and they notice every faulty version. Whether they"
                    + " are good names, only a reader can say. Well done!\nCompare with ours: "),
            "\(course.output)")
    }

    @Test func `a mending of tests is not done with names that say nothing`() throws {
        try becomeRenaming()
        try rename()
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "`test2 is even`", to: "`x 2`")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("\n  better names  ✘ 2 of 3\n"), "\(course.output)")
        #expect(
            course.output.contains(
                "Next: `x 2` is a new name, and it does not say yet what happens, and when."
                    + " Make a sentence of it.\n"
                    + "Exercises/01-Leap/Even/Tests/EvenTests.swift:10\n"), "\(course.output)")
    }

    @Test func `in a mending of tests the bodies stay`() throws {
        try becomeRenaming()
        try rename()
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "isEven(4)", to: "isEven(8)")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(
            course.output.contains(
                """
                Next: put the body of “test2 is even” back as it was; here only the names are yours.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:11 was: #expect(isEven(4))

                """), "\(course.output)")
    }

    @Test func `tests that are renamed may change their places, and comments may come`() throws {
        try becomeRenaming()
        try course.write(
            """
            import Testing

            @testable import Even

            @Suite struct EvenTests {
                @Test func `six is even`() {
                    // Six.
                    #expect(isEven(6))
                }

                @Test("two is even") func two() { #expect(isEven(2)) }

                @Test func `four is even`() {
                    #expect(isEven(4))
                }
            }

            """, to: SampleCourse.exercise + "Tests/EvenTests.swift")

        #expect(try course.perform("check", "Even") == 0, "\(course.output)")
    }

    @Test func `in a mending of tests none may get lost`() throws {
        try becomeRenaming()
        try rename()
        course.answer(.green, whereCodeContains: "false")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("\n  better names  ✘ 1 test, not 3\n"), "\(course.output)")
        #expect(
            course.output.contains(
                "Next: no test may be lost by a new name. There were 3; now 1 passes.\n"))
    }

    @Test func `while a test fails, nothing is said of names`() throws {
        try becomeRenaming()
        course.answer(.red, whereCodeContains: "false")

        try course.perform("check", "Even")

        #expect(!course.output.contains("better names"), "\(course.output)")
    }

    var three: Report {
        Report(
            verdict: .green,
            tests: ["a", "b", "c"].map { TestResult(id: $0, name: $0, outcome: .passed) })
    }

    func becomeRenaming() throws {
        let home = SampleCourse.exercise
        let tests = """
            import Testing

            @testable import Even

            struct EvenTests {
                @Test func test1() {
                    #expect(isEven(2))
                }

                @Test func test2() {
                    #expect(isEven(4))
                }

                @Test func test3() {
                    #expect(isEven(6))
                }
            }

            """
        try course.change(
            home + "README.md", "**Kind:** drive it",
            to: "**Kind:** mend the tests\n\n**Better names:** `test1`, `test2`, `test3`")
        try course.change(home + "Solution.md", SampleCourse.starterTests, to: tests)
        try course.write(tests, to: home + "Tests/EvenTests.swift")
        course.answer(three, whereCodeContains: "false")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
    }

    private func rename() throws {
        for name in ["test1", "test2", "test3"] {
            try course.change(
                SampleCourse.exercise + "Tests/EvenTests.swift", name, to: "`\(name) is even`")
        }
    }
}
