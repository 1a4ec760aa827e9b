import Foundation
import Testing

@testable import kata

/// What a check says of tests that notice less than they did at the one before.
struct NoticedTests {
    let course: SampleCourse
    private let path = SampleCourse.exercise + "Tests/EvenTests.swift"
    private static let two = "@Test func `two is even`() { #expect(isEven(2)) }"
    private static let three = "@Test func `three is not`() { #expect(!isEven(3)) }"

    private var two: String { Self.two }
    private var three: String { Self.three }

    init() throws {
        course = try SampleCourse()
        try check([two, three])
    }

    // MARK: Faulty versions

    @Test(arguments: [
        ([two, three], ["three is not"]),
        // A test with a new name is not gone, whatever stands in it.
        ([two, "@Test func `five is odd`() { #expect(isEven(6)) }"], ["two is even"]),
        // Tests may swap what they notice.
        ([two, three], ["two is even"]),
    ])
    func `tests that notice as much as before say nothing of it`(
        _ tests: [String], _ every: [String]
    ) throws {
        try save(tests, every: every)

        try course.expect(start: "Even · drive it\n", from: "check", "Even")
    }

    @Test func `a faulty version that is not noticed any more is named first`() throws {
        try check([two, three.replacing("!isEven(3)", with: "true")], every: nil)

        #expect(
            course.output.replacing(/at \d\d:\d\d/, with: "at 14:05").hasPrefix(
                """
                Your tests notice less than they did at 14:05:
                  · not noticed any more: Every number is even (by “three is not”)

                Even · drive it

                """), "\(course.output)")
        course.expect(
            """
            Next: “three is not” noticed “Every number is even”. Make it notice that again.
            Exercises/01-Leap/Even/Tests/EvenTests.swift:7
            Help: swift run kata hint Even

            """)
    }

    @Test func `it is named until it is noticed again`() throws {
        let weak = three.replacing("!isEven(3)", with: "true")

        for _ in 1...2 {
            try check([two, weak], every: nil)
            course.expect(start: "Your tests notice less than they did")
            course.expect("not noticed any more: Every number is even")
        }
        for _ in 1...2 {
            try check([two, three])
            course.expect(start: "Even · drive it\n")
        }
    }

    @Test func `what another day noticed has its date, until it is noticed again`() throws {
        try save([two, three], every: nil)

        for day in 1...2 {
            var world = course.world
            world.now = { Date(timeIntervalSince1970: 1_792_000_000 + Double(day) * 24 * 3600) }
            course.forget()
            _ = try Check(world: world).run("Even")
        }

        course.expect("than they did on 2026-10-1")
    }

    @Test(arguments: [
        Verdict.killed(signal: 9, during: "three is not"), .flaky(["three is not"]),
    ])
    func `where the tests come to no result, nothing is lost, and nothing noticed`(
        _ verdict: Verdict
    ) throws {
        let unclear = Report(
            verdict: verdict, tests: report(["three is not"], of: [two, three]).tests)
        course.answer(unclear, whereCodeContains: "n == n")
        try course.expect(start: "Even · drive it\n", from: "check", "Even")

        try course.perform("reset", "Even")
        try save([two, three])
        course.answer(unclear, whereCodeContains: "n == n")
        try course.perform("check", "Even")
        try check([two, three], every: nil)
        course.expect(start: "Even · drive it\n")
    }

    @Test func `a faulty version with other code is another`() throws {
        try course.change(SampleCourse.exercise + "Mutants.md", "n == n", to: "n == n || n > 0")

        try check([two, three], every: nil)

        course.expect(start: "Even · drive it\n")
    }

    @Test func `a disabled test that noticed it is to be enabled`() throws {
        try check([two, three.replacing("@Test", with: #"@Test(.disabled("later"))"#)], every: nil)

        course.expect("Next: “three is not” noticed “Every number is even”. Enable it again.\n")
    }

    @Test func `what is not judged is not compared`() throws {
        try save([two])
        course.answer(Report(verdict: .doesNotCompile), whereCodeContains: "false")

        try course.perform("check", "Even")

        #expect(!course.output.contains("than they did"))
        course.answer(report([], of: [two, three]), whereCodeContains: "false")
        try check([two], every: nil)
        course.expect(start: "Your tests notice less")
    }

    // MARK: Tests

    @Test func `a test that is gone is named once, where nothing else is less`() throws {
        try check([two], every: ["two is even"])

        #expect(
            course.output.replacing(/at \d\d:\d\d/, with: "at 14:05").hasPrefix(
                """
                Since the check at 14:05:
                  · “three is not” is gone

                Even · drive it

                """), "\(course.output)")

        try check([two], every: ["two is even"])

        course.expect(start: "Even · drive it\n")
    }

    @Test(arguments: ["false", "n % 2 == 0"])
    func `while another test is red, nothing is said of it, and nothing forgotten`(_ code: String)
        throws
    {
        try save([two])
        course.answer(report(["two is even"], of: [two]), whereCodeContains: code)

        try course.perform("check", "Even")

        #expect(!course.output.contains("Since the check"), "\(course.output)")
        try check([two], every: ["two is even"])
        course.expect(start: "Since the check")
    }

    @Test(arguments: [
        ("@Test func", #"@Test(.disabled("later")) func"#, "does not run any more"),
        ("#expect(!isEven(3))", "", "is empty now"),
        ("#expect(!isEven(3))", "// #expect(!isEven(3))\n", "is empty now"),
    ])
    func `a test that does less is named until it does it again`(
        _ old: String, _ new: String, _ words: String
    ) throws {
        for _ in 1...2 {
            try check([two, three.replacing(old, with: new)], every: ["two is even"])

            course.expect(start: "Since the check at ")
            course.expect("\n  · “three is not” \(words)\n")
        }
        try check([two, three])
        course.expect(start: "Even · drive it\n")
    }

    @Test func `a test that skips itself is disabled`() throws {
        try save([two, three])
        var skipped = report([], of: [two, three])
        skipped.tests[1].outcome = .skipped
        course.answer(skipped, whereCodeContains: "false")

        try course.expect("“three is not” does not run any more", from: "check", "Even")
    }

    @Test(arguments: [("/*\n", "\n*/"), ("#if false\n", "\n#endif")])
    func `nor does one that is not compiled run`(_ start: String, _ end: String) throws {
        try save([two, start + three + end], every: ["two is even"])
        for code in ["false", "n % 2 == 0"] {
            course.answer(report([], of: [two]), whereCodeContains: code)
        }

        try course.perform("check", "Even")

        course.expect("Since the check")
        course.expect("  · “three is not” ")
    }

    @Test func `a name that would move the cursor is written out`() throws {
        let name = "three\u{1b}[2J"
        try check([two, three.replacing("three is not", with: name)], every: [name])
        try check([two], every: nil)

        course.expect(#"“three\u{1B}[2J” is gone"#)
    }

    // MARK: What is kept

    @Test(arguments: [false, true])
    func `reset forgets what was noticed, also where there is nothing to reset any more`(
        _ isReset: Bool
    ) throws {
        if isReset { try course.write(SampleCourse.starterTests, to: path) }
        try course.perform("reset", "Even")
        #expect(course.output.contains("nothing to reset") == isReset)

        try check([two], every: nil)

        course.expect(start: "Even · drive it\n")
    }

    @Test func `so does back`() throws {
        try course.perform("reset", "Even")
        try check([two, three])
        try course.perform("back", "1")

        try check([two, three], every: nil)

        course.expect(start: "Even · drive it\n")
    }

    @Test func `what another program forgets while the tests run stays forgotten`() throws {
        var world = course.world
        let (engine, state) = (world.engine, world.state)
        world.engine = Engine { run in
            try state.remember { $0.noticed = [:] }
            return try engine.run(run)
        }

        _ = try Check(world: world).run("Even")

        #expect(course.state.progress().noticed.isEmpty)
    }

    @Test func `what was kept in a form that nobody knows is as if nothing were`() throws {
        try course.write(
            #"{"done": ["Even"], "noticed": {"Exercises/01-Leap/Even/": {"time": "no"}}}"#,
            to: ".kata/progress.json")

        try check([two], every: nil)

        course.expect(start: "Even · drive it\n")
        #expect(course.state.progress().done == ["Even"])
        #expect(!course.project.exists(".kata/progress.json.damaged"))
    }

    @Test func `--json has it`() throws {
        try save([two], every: nil)

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

        try check([two], every: ["two is even"])

        course.expect(start: "Even · mend the tests\n")
    }

    @Test func `in a refactoring a test that is gone is named, too`() throws {
        let readme = SampleCourse.exercise + "README.md"
        try course.change(readme, "drive it", to: "refactor")
        try course.change(
            readme, "## Run",
            to: "**Simpler:** at most 3 lines of code, none deeper than 1 level\n\n## Run")

        try check([two], every: ["two is even"])

        course.expect("“three is not” is gone")
        course.expect("Next: put the tests back as they were")
    }

    // MARK: -

    /// Saves tests, and checks them.
    ///
    /// - Parameter every: those that notice “Every number is even”; none at all where it is nil.
    private func check(_ tests: [String], every: [String]? = ["three is not"]) throws {
        try save(tests, every: every)
        try course.perform("check", "Even")
    }

    private func save(_ tests: [String], every: [String]? = ["three is not"]) throws {
        try course.write(
            "import Testing\n\n@testable import Even\n\nstruct EvenTests {\n"
                + tests.joined(separator: "\n") + "\n}\n", to: path)
        course.answer(report([], of: tests), whereCodeContains: "false")
        course.answer(report([], of: tests), whereCodeContains: "n % 2 == 0")
        course.answer(report(every ?? [], of: tests), whereCodeContains: "n == n")
        course.answer(report(["two is even"], of: tests), whereCodeContains: "n != n")
    }

    @Test func `of many faults that are not noticed any more, a few are named`() {
        let changes = (1...30).map { Loss.Change(name: "fault \($0)", kind: .notNoticed) }

        let lines = Loss(since: 0, when: "at seven", changes: changes).text.lines

        #expect(lines[0] == "Your tests notice less than they did at seven:")
        #expect(lines[1] == "  · not noticed any more: fault 1")
        #expect(lines[4] == "… 25 more lines")
        #expect(lines[6] == "  · not noticed any more: fault 30")
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
