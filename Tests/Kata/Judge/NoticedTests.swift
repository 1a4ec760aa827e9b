import Foundation
import Testing

@testable import kata

/// What a check says of tests that notice less than they did at the one before.
struct NoticedTests {
    let course: SampleCourse
    private let path = SampleCourse.exercise + "Tests/EvenTests.swift"
    private let two = "@Test func `two is even`() { #expect(isEven(2)) }"
    private let three = "@Test func `three is not`() { #expect(!isEven(3)) }"

    init() throws {
        course = try SampleCourse()
        try check(two, three)
    }

    // MARK: Faulty versions

    @Test func `tests that notice as much as before say nothing of it`() throws {
        try check(two, three)

        #expect(course.output.hasPrefix("Even · drive it\n"))
    }

    @Test func `a faulty version that is not noticed any more is named first`() throws {
        try check(two, three.replacing("!isEven(3)", with: "true"), every: nil)

        #expect(
            course.output.replacing(/today, \d\d:\d\d/, with: "today, 14:05").hasPrefix(
                """
                Your tests notice less than last time (today, 14:05):
                  · “Every number is even” was noticed by “three is not”, and is not any more

                Even · drive it

                """), "\(course.output)")
        #expect(
            course.output.contains(
                """
                Next: “three is not” noticed “Every number is even”. Make it notice that again.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7
                Help: swift run kata hint Even

                """), "\(course.output)")
    }

    @Test func `it is named until it is noticed again`() throws {
        let weak = three.replacing("!isEven(3)", with: "true")

        for _ in 1...2 {
            try check(two, weak, every: nil)
            #expect(course.output.hasPrefix("Your tests notice less than last time"))
            #expect(course.output.contains("“Every number is even” was noticed by “three is not”"))
        }
        for _ in 1...2 {
            try check(two, three)
            #expect(course.output.hasPrefix("Even · drive it\n"))
        }
    }

    @Test func `what another day noticed has its date`() throws {
        var world = course.world
        world.now = { Date(timeIntervalSince1970: 1_792_000_000 + 24 * 3600) }
        try save(two, three, every: nil)
        course.forget()

        _ = try Check(world: world).run("Even")

        #expect(course.output.contains("than last time (2026-10-1"), "\(course.output)")
    }

    @Test func `where the tests come to no result, nothing is lost`() throws {
        course.answer(
            Report(verdict: .killed(signal: 9, during: nil)), whereCodeContains: "n == n")

        try course.perform("check", "Even")

        #expect(course.output.hasPrefix("Even · drive it\n"), "\(course.output)")
    }

    @Test func `a test that has come to notice nothing is named, though others notice it all`()
        throws
    {
        try check(two, three, every: ["two is even", "three is not"])
        try check(two, three.replacing("!isEven(3)", with: "true"), every: ["two is even"])

        #expect(
            course.output.contains(
                """
                ):
                  · “three is not” noticed a faulty version, and notices none now

                """), "\(course.output)")
    }

    @Test func `what is not judged is not compared`() throws {
        try save(two)
        course.answer(Report(verdict: .doesNotCompile), whereCodeContains: "false")

        try course.perform("check", "Even")

        #expect(!course.output.contains("last time"))
        course.answer(green(two, three), whereCodeContains: "false")
        try check(two, every: nil)
        #expect(course.output.hasPrefix("Your tests notice less"), "\(course.output)")
    }

    // MARK: Tests

    @Test func `a test that is gone is named once, where nothing else is less`() throws {
        try check(two, every: ["two is even"])

        #expect(
            course.output.replacing(/today, \d\d:\d\d/, with: "today, 14:05").hasPrefix(
                """
                Your tests are not what they were last time (today, 14:05):
                  · “three is not” was there, and is gone

                Even · drive it

                """), "\(course.output)")

        try check(two, every: ["two is even"])

        #expect(course.output.hasPrefix("Even · drive it\n"), "\(course.output)")
    }

    @Test func `also while another test is red`() throws {
        try save(two)
        course.answer(report(["two is even"], of: two), whereCodeContains: "false")

        try course.perform("check", "Even")

        #expect(course.output.hasPrefix("Your tests are not what they were"), "\(course.output)")
    }

    @Test(arguments: [
        ("@Test func", #"@Test(.disabled("later")) func"#, "ran, and is disabled now"),
        ("#expect(!isEven(3))", "_ = isEven(3)", "asserted something, and asserts nothing now"),
        ("#expect(!isEven(3))", "", "asserted something, and asserts nothing now"),
    ])
    func `a test that does less is named until it does it again`(
        _ old: String, _ new: String, _ words: String
    ) throws {
        for _ in 1...2 {
            try check(two, three.replacing(old, with: new), every: ["two is even"])

            #expect(course.output.hasPrefix("Your tests are not what they were last time"))
            #expect(course.output.contains("\n  · “three is not” \(words)\n"), "\(course.output)")
        }
        try check(two, three)
        #expect(course.output.hasPrefix("Even · drive it\n"))
    }

    @Test func `a test that skips itself is disabled`() throws {
        try save(two, three)
        var skipped = green(two, three)
        skipped.tests[1].outcome = .skipped
        course.answer(skipped, whereCodeContains: "false")

        try course.perform("check", "Even")

        #expect(course.output.contains("“three is not” ran, and is disabled now"))
    }

    @Test func `an assertion may stand in a helper`() throws {
        try check(
            two, three.replacing("#expect(!isEven(3))", with: "odd(3)"), every: ["two is even"])
        #expect(course.output.contains("asserts nothing now"))

        try check(two, three)
        try check(
            two,
            three.replacing("#expect(!isEven(3))", with: "odd(3)")
                + "\nfunc odd(_ n: Int) { other(n) }\nfunc other(_ n: Int) { #expect(!isEven(n)) }",
            every: ["two is even"])

        #expect(!course.output.contains("asserts nothing now"), "\(course.output)")
    }

    @Test func `a test with a new name is not gone`() throws {
        try check(two, three.replacing("three is not", with: "three is odd"), every: [])

        #expect(!course.output.contains("gone"), "\(course.output)")
    }

    @Test func `nor are tests in whose place others notice the same`() throws {
        try check(
            two, "@Test func `five is odd`() { #expect(isEven(5) == false) }",
            every: ["five is odd"])

        #expect(course.output.hasPrefix("Even · drive it\n"), "\(course.output)")
    }

    @Test func `a test that our solution does not pass any more is named`() throws {
        try save(two, three.replacing("!", with: ""))
        course.answer(report(["three is not"], of: two, three), whereCodeContains: "n % 2 == 0")

        try course.perform("check", "Even")

        #expect(
            course.output.contains(
                ":\n  · “three is not” was green on code that is right, and is red there now\n"),
            "\(course.output)")
    }

    @Test func `a name that would move the cursor is written out`() throws {
        let name = "three\u{1b}[2J"
        try check(two, three.replacing("three is not", with: name), every: [name])
        try check(two, every: nil)

        #expect(course.output.contains(#"“three\u{1B}[2J” was there, and is gone"#))
    }

    // MARK: What is kept

    @Test func `reset forgets what was noticed`() throws {
        try course.perform("reset", "Even")
        try check(two, every: nil)

        #expect(course.output.hasPrefix("Even · drive it\n"), "\(course.output)")
    }

    @Test func `what was kept in a form that nobody knows is as if nothing were`() throws {
        try course.write(
            #"{"done": ["Even"], "noticed": {"Exercises/01-Leap/Even/": {"time": "no"}}}"#,
            to: ".kata/progress.json")

        try check(two, every: nil)

        #expect(course.output.hasPrefix("Even · drive it\n"), "\(course.output)")
        #expect(course.state.progress().done == ["Even"])
        #expect(!course.project.exists(".kata/progress.json.damaged"))
    }

    @Test func `--json has it`() throws {
        try save(two, every: nil)

        try course.perform("check", "Even", "--json")

        let array = try JSONSerialization.jsonObject(with: Data(course.output.utf8))
        let judgement = try #require((array as? [[String: Any]])?.first)
        let less = try #require(judgement["noticesLess"] as? [String: Any])
        #expect(less["since"] as? Double == 1_792_000_000)
        #expect(
            less["changes"] as? [[String: String]] == [
                ["name": "Every number is even", "kind": "notNoticed", "test": "three is not"],
                ["name": "three is not", "kind": "gone"],
            ])
    }

    @Test func `where tests are to go, nobody misses them`() throws {
        let readme = SampleCourse.exercise + "README.md"
        try course.change(readme, "drive it", to: "mend the tests")
        try course.change(readme, "## Run", to: "**Fewer tests:** at most 1\n\n## Run")

        try check(two, every: ["two is even"])

        #expect(course.output.hasPrefix("Even · mend the tests\n"), "\(course.output)")
    }

    @Test func `in a refactoring a test that is gone is named, too`() throws {
        let readme = SampleCourse.exercise + "README.md"
        try course.change(readme, "drive it", to: "refactor")
        try course.change(
            readme, "## Run",
            to: "**Simpler:** at most 3 lines of code, none deeper than 1 level\n\n## Run")

        try check(two, every: ["two is even"])

        #expect(course.output.contains("“three is not” was there, and is gone"))
        #expect(course.output.contains("Next: put the tests back as they were"))
    }

    // MARK: -

    /// Saves tests, and checks them.
    ///
    /// - Parameter every: those that notice “Every number is even”; none at all where it is nil.
    private func check(_ tests: String..., every: [String]? = ["three is not"]) throws {
        try save(tests, every: every)
        try course.perform("check", "Even")
    }

    private func save(_ tests: String..., every: [String]? = ["three is not"]) throws {
        try save(tests, every: every)
    }

    private func save(_ tests: [String], every: [String]?) throws {
        try course.write(
            "import Testing\n\n@testable import Even\n\nstruct EvenTests {\n"
                + tests.joined(separator: "\n") + "\n}\n", to: path)
        course.answer(report([], of: tests), whereCodeContains: "false")
        course.answer(report([], of: tests), whereCodeContains: "n % 2 == 0")
        course.answer(report(every ?? [], of: tests), whereCodeContains: "n == n")
        course.answer(report(["two is even"], of: tests), whereCodeContains: "n != n")
    }

    private func green(_ tests: String...) -> Report { report([], of: tests) }

    private func report(_ failing: [String], of tests: String...) -> Report {
        report(failing, of: tests)
    }

    private func report(_ failing: [String], of tests: [String]) -> Report {
        Report(
            verdict: failing.isEmpty ? .green : .red,
            tests: names(in: tests).map {
                TestResult(id: $0, name: $0, outcome: failing.contains($0) ? .failed : .passed)
            })
    }

    /// The names of those that run.
    private func names(in tests: [String]) -> [String] {
        tests.compactMap { test in
            test.firstMatch(of: /@Test func `(.+?)`/).map { String($0.1) }
        }
    }
}
