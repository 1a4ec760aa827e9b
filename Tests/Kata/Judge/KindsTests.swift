import Testing

@testable import kata

/// What is special about the kinds of exercises, as `check` shows it.
struct KindsTests {
    let course: SampleCourse
    private static let sources = SampleCourse.exercise + "Sources/"
    private static let path = SampleCourse.exercise + "Tests/EvenTests.swift"
    private var path: String { Self.path }

    init() throws { course = try SampleCourse() }

    // MARK: Make the list

    @Test(arguments: [
        (
            "make the list",
            "make the list: a line for each thing that the code must do. Then write the first test,"
                + " and see it red."
        ),
        ("drive it", "write a test, and see it red."), ("write the tests", "write a test."),
    ])
    func `where there is no disabled test, the first is to be written`(
        _ kind: String, _ words: String
    ) throws {
        try become(kind)
        course.answer(Report(verdict: .empty), whereCodeContains: "isEven")
        try course.write("struct EvenTests {\n}\n", to: path)

        try course.perform("check", "Even")

        course.expect(start: "Even · \(kind)\n")
        course.expect(end: "\nNext: \(words)\n\(path):2\n")
    }

    // MARK: Write the tests

    @Test func `where the code is right, a red test is what is to be changed`() throws {
        try become("write the tests")
        course.answer(.red, whereCodeContains: "isEven")

        try course.expect(
            "Next: the code is right and “is even” is red, so change the test.\n",
            from: "check", "Even")
    }

    @Test func `where the code is given and changed, it is put back, also while a test is red`()
        throws
    {
        try become("write the tests")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "true")
        course.answer(.red, whereCodeContains: "true")

        try course.expect(
            end: """
                Next: put the code back as it was; here only the tests are yours.
                Exercises/01-Leap/Even/Sources/Even.swift:2 was: false
                Or begin again, with a backup of what you have: swift run kata reset Even

                """, from: "check", "Even")
    }

    @Test(arguments: [Report.green, .red])
    func `where the tests are given and changed, they are put back, with place and words`(
        _ report: Report
    ) throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.change(
            path, "`is even`() {}",
            to: "`is odd`() {}\n    // more\n    // and more")
        course.answer(report, whereCodeContains: "isEven")

        try course.expect(
            """
            Next: put the tests back as they were; in this refactoring only the code changes.
            Exercises/01-Leap/Even/Tests/EvenTests.swift:6 was: @Test(.disabled("Write me")) func `is even`() {}

            """, from: "check", "Even")
    }

    @Test func `what a system puts beside given tests is no change of them`() throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.write("?", to: SampleCourse.exercise + "Tests/desktop.ini")

        try course.perform("check", "Even")

        #expect(!course.output.contains("put the tests back"), "\(course.output)")
    }

    @Test func `a given test that is red and not as it was given is put back`() throws {
        try become("fix the bug")
        let tests = SampleCourse.starterTests.replacing(
            "@Test(.disabled(\"Write me\")) func `is even`() {}",
            with: "@Test func `is even`() {\n        #expect(isEven(2))\n    }")
        try course.change(
            SampleCourse.exercise + "Solution.md", SampleCourse.starterTests, to: tests)
        try course.write(tests.replacing("isEven(2)", with: "isEven(1)"), to: path)
        course.answer(.red, whereCodeContains: "isEven")

        try course.expect(
            """
            Next: “is even” was given, and now it is another test, and red. Put it back.
            Exercises/01-Leap/Even/Tests/EvenTests.swift:7 was: #expect(isEven(2))

            """, from: "check", "Even")
    }

    @Test func `a test that depends on the order is shown in its line`() throws {
        try become("hold it still")
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

        course.expect(end: "Exercises/01-Leap/Even/Tests/EvenTests.swift:6\n")
    }

    // MARK: Hold it still

    @Test func `tests that hold code still are asked in all circumstances`() throws {
        try become("hold it still")

        try course.expect(
            "  held still    ✔ in the opposite order, elsewhere, a day earlier, a day later\n",
            from: "check", "Even")
    }

    @Test func `tests that are red on another day are said to be, with the zone that shows it`()
        throws
    {
        try become("hold it still")
        course.answer(.red, under: .dayAfter)

        #expect(try course.perform("check", "Even") == 1)

        course.expect("\n  held still    ✘ not a day later\n")
        course.expect(
            end: """
                Next: “is even” is green here, and red where it is another day: with TZ=Pacific/Kiritimati before the command. Which clock or time zone does it rely on?
                Expectation failed
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7

                """)
    }

    // MARK: Refactor

    @Test(arguments: [
        (
            "at most 2 lines of code, none deeper than 1 level",
            "  simpler       ✘ 3 lines of code, 1 level deep (the goal: 2 and 1)\n",
            "you can make the code simpler. It has 3 lines of code and is 1 level deep; the goal is"
                + " at most 2 lines of code, none deeper than 1 level.\n\(sources)\n"
        ),
        (
            "at most 3 lines of code, none deeper than 1 level\n\n"
                + "**Without:** `true`, `false` in Even.swift",
            "  simpler       ✔ 3 lines of code, 1 level deep\n"
                + "  without       ✘ `false` is still in Even.swift\n",
            "take `false` out of Even.swift. What the code needs of it can be handed in from"
                + " outside.\n\(sources)Even.swift:2\n"
        ),
    ])
    func `each goal of a refactoring has a line, and the first that is missed is next`(
        _ goals: String, _ lines: String, _ next: String
    ) throws {
        try become("refactor", simpler: goals)

        #expect(try course.perform("check", "Even") == 1)

        course.expect("\n  our tests     ✔ 1 passed\n" + lines)
        course.expect(end: "\nNext: the tests are green, so " + next)
    }

    @Test func `a refactoring that has come to its goal is done`() throws {
        try become("refactor", simpler: "at most 3 lines of code, none deeper than 1 level")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "!true")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")

        // Its tests need not be seen red.
        #expect(try course.perform("check", "Even", "--strict") == 0)

        course.expect("  simpler       ✔ 3 lines of code, 1 level deep\n")
        course.expect("Done. The code has come to its goal, and it does what it did. Well done!")
    }

    // MARK: Fix the bug

    @Test func `your tests have to be red on the code with the bug`() throws {
        try become("fix the bug")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "n % 2 == 0")

        #expect(try course.perform("check", "Even") == 1)

        course.expect("Next: write the test that is red because of the bug.")
    }

    private func become(_ kind: String, simpler: String? = nil) throws {
        let goal = simpler.map { "\n\n**Simpler:** \($0)\n" } ?? ""
        try course.change(
            SampleCourse.exercise + "README.md", "**Kind:** drive it",
            to: "**Kind:** \(kind)\(goal)")
    }

    // MARK: Better names

    private static let renamed = [
        ("test1", "`two is even`"), ("test2", "`four is even`"), ("test3", "`six is even`"),
    ]

    @Test(
        arguments: [
            (
                [renamed[0]], "1 of 3",
                "say in its name what the test promises. `test2` still has its old name, and so has"
                    + " 1 other.\n\(path):10\n"
            ),
            (
                renamed + [("`four is even`", "`x 2`")], "2 of 3",
                "`x 2` is a new name, and it does not say yet what happens, and when. Make a sentence"
                    + " of it.\n\(path):10\n"
            ),
            (
                renamed + [("isEven(4)", "isEven(8)")], "3 of 3",
                "put the body of “four is even” back as it was; here only the names are yours.\n"
                    + "\(path):11 was: #expect(isEven(4))\n"
                    + "Or begin again, with a backup of what you have: swift run kata reset Even\n"
            ),
        ] as [([(String, String)], String, String)])
    func `a mending of tests says what is not yet as it should be, and where`(
        _ changes: [(String, String)], _ count: String, _ next: String
    ) throws {
        try becomeRenaming()
        for (old, new) in changes { try course.change(path, old, to: new) }

        #expect(try course.perform("check", "Even") == 1)

        course.expect("\n  better names  ✘ \(count)\n")
        course.expect(end: "\nNext: " + next)
    }

    @Test func `a mending of tests is done when no old name is left`() throws {
        try becomeRenaming()
        try rename()

        #expect(try course.perform("check", "Even") == 0, "\(course.output)")

        course.expect("\n  better names  ✔ 3 of 3\n")
        course.expect(
            "Done. The tests have new names, and they notice every faulty version. Whether they"
                + " are good names, only a reader can say. Well done!\nCompare with ours: ")
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

            """, to: path)

        #expect(try course.perform("check", "Even") == 0, "\(course.output)")
    }

    @Test func `in a mending of tests none may get lost`() throws {
        try becomeRenaming()
        try rename()
        course.answer(.green, whereCodeContains: "false")

        #expect(try course.perform("check", "Even") == 1)

        course.expect("\n  better names  ✘ 1 test, not 3\n")
        course.expect("Next: no test may be lost by a new name. There were 3; now 1 passes.\n")

        // While a test fails, nothing is said of names.
        course.answer(.red, whereCodeContains: "false")
        try course.perform("check", "Even")
        #expect(!course.output.contains("better names"), "\(course.output)")
    }

    private func becomeRenaming() throws {
        let home = SampleCourse.exercise
        let three = ["a", "b", "c"].map { TestResult(id: $0, name: $0, outcome: .passed) }
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
        try course.write(tests, to: path)
        course.answer(Report(verdict: .green, tests: three), whereCodeContains: "false")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
    }

    private func rename() throws {
        for (old, new) in Self.renamed { try course.change(path, old, to: new) }
    }

    // MARK: Fewer tests

    @Test(arguments: [
        (1, "2 of the 3 tests notice nothing that the others do not. Delete them."),
        (2, "1 of the 3 tests notices nothing that the others do not. Delete it."),
    ])
    func `where tests are to go, it says how many are too many`(most: Int, words: String) throws {
        try becomeFewer(atMost: most)

        #expect(try course.perform("check", "Even") == 1)

        course.expect("\n  fewer tests   ✘ 3 (the goal: \(most))\n")
        course.expect(end: "\nNext: \(words)\n\(path):17\n")
    }

    @Test func `fewer tests that notice every fault are done`() throws {
        try becomeFewer(atMost: 3)

        #expect(try course.perform("check", "Even") == 0, "\(course.output)")

        course.expect("\n  fewer tests   ✔ 3\n")
        course.expect(
            "Done. There are fewer tests, and they notice every faulty version. Well done!")
    }

    private func becomeFewer(atMost count: Int) throws {
        try becomeRenaming()
        try course.change(
            SampleCourse.exercise + "README.md",
            "**Better names:** `test1`, `test2`, `test3`", to: "**Fewer tests:** at most \(count)")
    }
}
