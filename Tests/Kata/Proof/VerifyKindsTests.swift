import Testing

@testable import kata

/// What is to be proved of an exercise, by its kind.
struct VerifyKindsTests {
    // MARK: The starter

    @Test(
        arguments: [
            (.driveIt, .doesNotCompile, [], "a starter that compiles"),
            (.driveIt, .empty, [], nil), (.driveIt, .green, [], "a starter that is not green"),
            (.makeTheList, .empty, [], nil), (.makeTheList, .green, [], "a starter without tests"),
            (.fixTheBug, .green, [], nil), (.refactor, .green, [], nil),
            (.refactor, .red, [], "a starter that is green"),
            (.writeTheTests, .empty, [], nil), (.writeTheTests, .green, [.red, .green], nil),
            (
                .writeTheTests, .green, [.red, .red],
                "a starter that is not green, or misses a fault"
            ),
        ] as [(Exercise.Kind, Verdict, [Verdict], String?)])
    func `a starter is as its kind wants it`(
        _ kind: Exercise.Kind, _ verdict: Verdict, onFaults: [Verdict], expected: String?
    ) {
        let exercise = exercise(kind, tests: Self.tests(["is even"]))

        let findings = Verification.starterFindings(
            exercise, exercise.starter, Report(verdict: verdict),
            onFaults: onFaults.map { Report(verdict: $0) })

        #expect(findings.map(\.expected) == [expected].compactMap(\.self))
        #expect(findings.allSatisfy { $0.path == Self.home + "Solution.md" && $0.line == 5 })
    }

    @Test func `while the learner's tests wait, those of a double may be green`() {
        let exercise = exercise(.driveIt, tests: SampleCourse.starterTests)

        #expect(
            Verification.starterFindings(exercise, exercise.starter, Report(verdict: .green)) == [])
    }

    // MARK: Hold it still

    @Test func `tests of a solution that depend on something are found`() {
        let exercise = exercise(.holdItStill, tests: Self.tests(["is even"]))
        let verdicts: [Verdict] = [.green, .red, .green, .crashed(how: "signal 4", during: nil)]

        let findings = Verification.stillnessFindings(
            exercise, verdicts.map { Report(verdict: $0) }, solved: exercise.starter)

        #expect(
            findings.map(\.expected)
                == ["elsewhere", "a day later"].map {
                    "a solution whose tests are green \($0), too"
                })
    }

    @Test func `a solution that changes code that is held still is found`() {
        let exercise = exercise(.holdItStill, tests: Self.tests(["is even"]))

        let findings = Verification.stillnessFindings(
            exercise, [], solved: Tree(["Sources/Even.swift": "let other = 1\n"]))

        #expect(findings.map(\.expected) == ["the code of the starter"])
    }

    // MARK: Goals

    private static let long = "func isEven() {\n    if true {\n        print()\n    }\n}\n"
    private static let short = "func isEven() {\n    print()\n}\n"

    private static let kept = "a goal that the starter does not keep yet"
    private static let missed = "a goal that the solution keeps"

    @Test(
        arguments: [
            ("**Simpler:** at most 3 lines of code, none deeper than 1 level", nil),
            ("**Simpler:** at most 6 lines of code, none deeper than 2 levels", kept),
            ("**Simpler:** at most 2 lines of code, none deeper than 1 level", missed),
            ("**Without:** `if`", nil), ("**Without:** `while`", kept),
            ("**Without:** `func`", missed),
        ] as [(String, String?)])
    func `a refactoring reaches what its starter does not`(_ goal: String, _ expected: String?)
        throws
    {
        let findings = try goalFindings([goal])

        #expect(findings.map(\.expected) == [expected].compactMap(\.self))
    }

    @Test func `each goal is proved where it stands`() throws {
        let findings = try goalFindings([
            "**Without:** `if`", "**Without:** `while`", "**Without:** `func`",
        ])

        #expect(findings.map(\.path) == [Self.home + "README.md", Self.home + "README.md"])
        #expect(findings.map(\.line) == [3, 5])
        #expect(findings.last?.actual == "`func` is still in Even.swift")
    }

    @Test func `a refactoring of code leaves the tests, and one of tests the code`() throws {
        let code = try goalFindings(["**Without:** `if`"], tests: (["is even"], ["is odd"]))
        let tests = try goalFindings(
            ["**Fewer tests:** at most 1"], tests: (["is even", "is odd"], ["is even"]))

        #expect(code.map(\.expected) == ["the tests of the starter"])
        #expect(tests.map(\.expected) == ["the code of the starter"])
        #expect(tests.map(\.path) == [Self.home + "Solution.md"])
    }

    @Test(
        arguments: [
            ("`test1`, `test2`", ["two is even", "three is odd"], nil),
            (
                "`test1`, `test2`, `test3`", ["two is even", "three is odd"],
                "a test “test3” in the starter"
            ),
            ("`test1`, `test2`", ["two is even", "test2"], "no test “test2” in the solution"),
            (
                "`test1`, `test2`", ["two is even", "three odd"],
                "new names of three words at least in the solution"
            ),
            ("`test1`, `test2`", ["two is even"], "as many tests as in the starter"),
        ] as [(String, [String], String?)])
    func `a refactoring of tests gives all of them new names`(
        _ names: String, _ new: [String], _ expected: String?
    ) throws {
        let findings = try goalFindings(
            ["**Better names:** " + names], code: (Self.short, Self.short),
            tests: (["test1", "test2"], new))

        #expect(findings.map(\.expected) == [expected].compactMap(\.self))
    }

    @Test(
        arguments: [
            (1, nil), (2, "more than 2 tests in the starter"),
            (0, "at most 0 tests in the solution"),
        ] as [(Int, String?)])
    func `where tests are to go, the solution deletes them`(_ most: Int, _ expected: String?)
        throws
    {
        let findings = try goalFindings(
            ["**Fewer tests:** at most \(most)"], code: (Self.short, Self.short),
            tests: (["is even", "is odd"], ["is even"]))

        #expect(findings.map(\.expected) == [expected].compactMap(\.self))
    }

    // MARK: With a real compiler

    @Test(arguments: [
        ("fix the bug", "our tests are red on the starter's code"),
        ("write the tests", "a starter that is not green, or misses a fault"),
    ])
    func `a starter that is right already is found`(_ kind: String, _ expected: String) throws {
        let course = try SampleCourse()
        let solution = SampleCourse.exercise + "Solution.md"
        try course.change(SampleCourse.exercise + "README.md", "drive it", to: kind)
        try course.change(solution, "    false\n", to: "    n.isMultiple(of: 2)\n")
        if kind == "write the tests" {
            try course.change(
                solution, "@Test(.disabled(\"Write me\")) func `is even`() {}",
                to: "@Test func `is even`() { #expect(isEven(2) && !isEven(3)) }")
        }

        let (_, output) = try course.verify("Even")

        #expect(output.contains("expected: " + expected), "\(output)")
    }

    @Test func `tests that hold code still are run in other circumstances`() throws {
        let course = try SampleCourse()
        let solution = SampleCourse.exercise + "Solution.md"
        try course.change(SampleCourse.exercise + "README.md", "drive it", to: "hold it still")
        try course.change(
            solution, "struct EvenTests {\n    // …",
            to: "import Foundation\n\nstruct EvenTests {\n    // …")
        try course.change(
            solution, "#expect(isEven(2))",
            to:
                "#expect(isEven(ProcessInfo.processInfo.environment[\"USER\"] == \"somebody\" ? 1 : 2))"
        )

        let (_, output) = try course.verify("Even")

        let expected = "expected: a solution whose tests are green "
        #expect(output.contains(expected + "elsewhere, too"), "\(output)")
        #expect(!output.contains(expected + "in the opposite order"), "\(output)")
    }

    // MARK: Material

    private static let home = SampleCourse.exercise

    private static func tests(_ names: [String]) -> String {
        "struct EvenTests {\n" + names.map { "    @Test func `\($0)`() {}\n" }.joined() + "}\n"
    }

    /// An exercise whose starter stands in line 5 of its solution.
    private func exercise(
        _ kind: Exercise.Kind, goals: [Goal] = [], code: String = short, tests: String
    ) -> Exercise {
        let start = [("Sources/Even.swift", code), ("Tests/EvenTests.swift", tests)].map {
            Edit(path: $0, lines: $1.lines, lesson: Self.home + "Solution.md", line: 5)
        }
        let solution = Lesson(path: "", start: start, steps: [], illustrations: 0)
        return Exercise(
            name: "Even", home: Self.home, kind: kind, goals: goals, hints: [],
            starter: solution.startTree, solution: solution, mutants: [])
    }

    /// What is found of goals in the lines 1, 3 and so on of the page, before and after.
    private func goalFindings(
        _ lines: [String], code: (String, String) = (long, short),
        tests: ([String], [String]) = (["is even"], ["is even"])
    ) throws -> [Finding] {
        let page = try Markdown(lines.joined(separator: "\n\n"), path: "README.md")
        let exercise = exercise(
            .refactor, goals: lines.compactMap(Goal.init), code: code.0, tests: Self.tests(tests.0))
        let solved = Tree([
            "Sources/Even.swift": code.1, "Tests/EvenTests.swift": Self.tests(tests.1),
        ])
        return Verification.goalFindings(exercise, page, solved: solved)
    }
}
