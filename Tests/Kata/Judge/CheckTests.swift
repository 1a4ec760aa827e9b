import Foundation
import Testing

@testable import kata

struct CheckTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test
    func `an exercise that cannot be read has a way out, and keeps no other from being checked`()
        throws
    {
        let path = SampleCourse.exercise + "Sources/Even.swift"
        try Data([0xff]).write(to: course.project.url(path))

        #expect(try course.perform("check") == 1)

        #expect(course.errors.hasPrefix("error: \(course.project.url(path).path) cannot be read"))
        #expect(course.errors.contains("swift run kata reset Even\n"))
    }

    @Test func `where only the tests are asked for, line ends are no change of the code`() throws {
        try course.change(SampleCourse.exercise + "README.md", "drive it", to: "write the tests")
        try course.write(
            SampleCourse.starterCode.replacing("\n", with: "\r\n"),
            to: SampleCourse.exercise + "Sources/Even.swift")

        try course.perform("check", "Even")

        #expect(!course.output.contains("put the code back"))
    }

    @Test func `the table shows four squares, and what to do next`() throws {
        course.answer(.red, whereCodeContains: "n == n")

        #expect(try course.perform("check", "Even") == 1)

        #expect(
            course.output == """
                Even · drive it

                                your code           our solution        faulty versions
                  your tests    ✔ 1 passed          ✔ 1 passed          ✘ 1 of 2 noticed
                  our tests     ✔ 1 passed

                Your tests do not notice:
                  · No number is even

                Next: think of a test that would notice it. Imagine code with that fault: “No number is even”.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7
                Help: swift run kata hint Even

                """)
    }

    @Test func `a test that is red on our solution, too, is doubted, and one that is not is not`()
        throws
    {
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")
        course.answer(.red, whereCodeContains: "let mine")
        try course.perform("check", "Even")
        course.expect("\nNext: make “is even” pass.\n")
        course.forget()

        course.answer(.red, whereCodeContains: "n % 2 == 0")
        try course.perform("check", "Even")

        course.expect(
            "\nNext: look at “is even” once more. It is red on our solution, too: is what it"
                + " expects right?\nExercises/01-Leap/Even/Tests/EvenTests.swift:")
    }

    @Test(arguments: ["{}", "{ }", "{\n        // mine\n    }"])
    func `a test in which nothing stands is said to assert nothing`(_ body: String) throws {
        course.answer(.red, whereCodeContains: "n == n")
        let path = SampleCourse.exercise + "Tests/EvenTests.swift"
        try course.change(path, #"@Test(.disabled("Write me"))"#, to: "@Test")
        try course.change(path, "{}", to: body)

        try course.perform("check", "Even")

        course.expect(
            "Next: “is even” asserts nothing yet. What does it promise? Write that down.\n")
    }

    // MARK: Files that are damaged, or gone

    @Test func `a solution that lacks its end is named, and how to have it back`() throws {
        let path = SampleCourse.exercise + "Mutants.md"
        try course.change(
            path, "func isEven(_ n: Int) -> Bool {\n    n == n\n}",
            to: "struct Parity {\n    // …\n    var isEven = true\n}")

        let error = #expect(throws: LessonError.self) { try course.perform("check", "Even") }

        #expect(
            error?.description == """
                \(path):7: error: this does not fit the end of Exercises/01-Leap/Even/Solution.md: \
                there is no type Parity in the file that this part could go into
                  One of the two files is damaged. To have both back: \
                git restore Exercises/01-Leap/Even/*.md
                  If you are writing them: Check the spelling, or show the declaration whole, \
                without “// …”.
                """)
    }

    @Test func `where the compiler names no file, the folder and a way back are named`() throws {
        let failure = Failure(message: "EvenTests has no source file")
        let course = try SampleCourse(report: Report(verdict: .doesNotCompile, failures: [failure]))

        try course.expect(
            end: """
                Next: make it compile. EvenTests has no source file
                Exercises/01-Leap/Even/
                Or begin again, with a backup of what you have: swift run kata reset Even

                """, from: "check", "Even")
    }

    // MARK: Luck

    @Test(arguments: [
        ("[a: 1]", true), ("[:]", true), ("[\n\"a\": 1]", true), ("[[a: 1]]", true),
        ("f[0]: g", false), ("[a, b: c", false), ("[f(a: 1)]", false), ("[a ? b : c]", false),
        ("// " + String(repeating: "[", count: 200_000), false),
    ])
    func `code with keys may differ from run to run`(_ code: String, _ mayVary: Bool) {
        #expect(Tree(["Sources/A.swift": code]).mayVary == mayVary)
    }

    @Test func `a faulty version that is noticed now and then is not noticed`() throws {
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, .green, .red, whereCodeContains: "n != n // [:]")
        try course.change(
            SampleCourse.exercise + "Mutants.md", "n != n", to: "n != n // [:]")

        #expect(try course.perform("check", "Even") == 1)

        course.expect("✘ 1 of 2 noticed\n")
        course.expect(
            """
            Next: “is even” is red once and green once, where this is wrong: “No number is even”. What \
            differs from run to run: an order, chance, the clock? Make it come to the same each time.
            Exercises/01-Leap/Even/Tests/EvenTests.swift:6

            """)
        #expect(course.state.progress().done == [])
    }

    @Test(arguments: [
        ("let mine", "on your code"), ("n % 2 == 0", "on our solution"),
    ])
    func `tests that are green now and then are not done`(_ code: String, _ place: String) throws {
        try course.write("let mine = [7: 7]\n", to: SampleCourse.exercise + "Sources/Even.swift")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
        course.answer(.green, .green, .green, .red, .green, whereCodeContains: code)

        #expect(try course.perform("check", "Even") == 1)

        course.expect("“is even” is red once and green once, \(place).")
    }

    @Test(arguments: ["let mine = 7", "let mine = [7: 7]"])
    func `a test that is red once in twenty runs is found where runs cost little`(_ code: String)
        throws
    {
        try course.write(code + "\n", to: SampleCourse.exercise + "Sources/Even.swift")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
        course.answer(
            Array(repeating: .green, count: 20) + [.red, .green], whereCodeContains: "let mine")

        #expect(try course.perform("check", "Even") == 1, "\(course.output)")
        course.expect("“is even” is red once and green once, on your code.")
    }

    @Test func `a faulty version whose run was killed is run again before it is said`() throws {
        let killed = Report(verdict: .killed(signal: 9, during: nil))
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(killed, .red, whereCodeContains: "n != n")

        #expect(try course.perform("check", "Even") == 0, "\(course.output)")
    }

    @Test func `a crash is noticed, and called one`() throws {
        let crash = Report(verdict: .crashed(how: "signal 4", during: "is even"))
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(crash, whereCodeContains: "n != n")

        #expect(try course.perform("check", "Even") == 0)
        course.expect("✔ 2 of 2 noticed, 1 by a crash or a hang\n")
    }

    @Test func `a faulty version on which the tests come to no result is listed by itself`() throws
    {
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(
            Report(verdict: .killed(signal: 9, during: "is even")),
            whereCodeContains: "n != n")

        #expect(try course.perform("check", "Even") == 1)

        course.expect(
            end: """
                  our tests     ✔ 1 passed

                Your tests came to no result on:
                  · No number is even (was killed in “is even” by signal 9)

                Next: make your tests come to a result where this is wrong: “No number is even”. There it was killed in “is even” by signal 9. Is there a loop in a test, or something that differs from run to run?
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7

                """)
    }

    @Test func `a new test belongs to the tests, not to their helpers`() throws {
        try course.write("func aid() {}\n", to: SampleCourse.exercise + "Tests/Aid.swift")
        course.answer(.red, whereCodeContains: "n == n")

        try course.expect("Exercises/01-Leap/Even/Tests/EvenTests.swift:7\n", from: "check", "Even")
    }

    @Test func `red tests come with their output, file and line; only our solution is asked, too`()
        throws
    {
        let course = try SampleCourse(report: .red)
        course.answer(.green, whereCodeContains: "n % 2 == 0")

        #expect(try course.perform("check", "Even") == 1)

        course.expect(start: "✘ Test \"is even\" recorded an issue\n")
        course.expect("Next: make “is even” pass.")
        course.expect("Exercises/01-Leap/Even/Tests/EvenTests.swift:7")
        #expect(course.runs.count == 2)
    }

    @Test func `what only counts is left out of the output before the table`() throws {
        var red = Report.red
        red.transcript = """
            Test Suite 'All tests' started at 2026-11-26
            /x/EvenTests.swift:7: error: EvenTests.test_a : XCTAssertEqual failed: ("1") is not equal to ("2")
            \t Executed 3 tests, with 2 failures (0 unexpected) in 0.004 (0.004) seconds
            printed by a test
            ✘ Suite "EvenTests" failed after 0.001 seconds with 1 issue.
            ✘ Test "is even" failed after 0.001 seconds with 1 issue.
            ✘ Test run with 1 test in 1 suite failed after 0.001 seconds with 1 issue.
            """
        let course = try SampleCourse(report: red)

        try course.expect(
            start: """
                /x/EvenTests.swift:7: error: EvenTests.test_a : XCTAssertEqual failed: ("1") is not equal to ("2")
                printed by a test

                Even · drive it

                """, from: "check", "Even")
    }

    @Test(arguments: [
        "/x/EvenTests.swift:7: error: EvenTests.test_a : XCTAssertEqual failed: (\"1\")",
        "✘ Test \"is even\" recorded an issue at EvenTests.swift:7:9: Expectation failed",
    ])
    func `what failed is shown however much the code prints`(failure: String) throws {
        var red = Report.red
        let printed = String(repeating: "The door opens.\n", count: 50)
        red.transcript = printed + failure + "\n" + printed
        let course = try SampleCourse(report: red)

        try course.expect(failure, from: "check", "Even")
    }

    @Test func `where nothing ran, the first disabled test is the place to begin`() throws {
        let course = try SampleCourse(report: Report(verdict: .empty))

        try course.perform("check", "Even")

        course.expect("✘ nothing ran")
        course.expect(end: "Exercises/01-Leap/Even/Tests/EvenTests.swift:6\n")
    }

    @Test func `without a name and without a start it says how to begin`() throws {
        #expect(try course.perform("check") == 1)

        course.expect("swift run kata list")
        #expect(course.runs.isEmpty)
    }

    @Test func `an unknown name gets the nearest`() {
        #expect(throws: KataError.noSuchExercise("Evne", similar: ["Even"])) {
            try course.perform("check", "Evne")
        }
    }

    // MARK: After done

    @Test func `what is done is praised and remembered, and the next exercise named`() throws {
        try course.addExercise("Odd")

        #expect(
            try done().hasSuffix(
                """
                Done. Your code, our solution and every faulty version: your tests tell them apart. \
                Well done!
                Compare with ours: swift run kata solution Even
                Next: the exercise Odd: Exercises/01-Leap/Odd/README.md

                """))
        #expect(course.state.progress().done == ["Even"])
    }

    @Test func `a test that asserts nothing is named, though nothing needs it`() throws {
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "@Test",
            to: "@Test func `later`() {\n    }\n\n    @Test")

        #expect(
            try done().contains(
                "Well done!\n“later” asserts nothing: fill it in, or delete it.\n"))
    }

    @Test(
        arguments: [
            ([], "It was the last exercise. What is left of the course: swift run kata list\n"),
            (["list"], "Next: chapter 2 · Primes: swift run kata follow 2\n"),
            (["follow", "2"], "Next: back to chapter 2 · Primes: swift run kata\n"),
        ] as [([String], String)])
    func `after a chapter's last exercise comes the next chapter`(
        _ command: [String], _ words: String
    ) throws {
        if !command.isEmpty {
            try course.write("# 2 · Primes\n", to: "Chapters/02-Primes.md")
            try course.perform(command)
        }

        #expect(try done().hasSuffix(words))
    }

    /// What is printed when the exercise is done.
    private func done() throws -> String {
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
        #expect(try course.perform("check", "Even") == 0)
        return course.output
    }
}
