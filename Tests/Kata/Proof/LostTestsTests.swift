import Testing

@testable import kata

/// The claims of a lesson, step by step, and what is said of tests that are gone.
struct LostTestsTests: ClaimSample {
    private static func lost(_ name: String) -> String {
        "“\(name)” is gone, and the step does not name it"
    }

    // MARK: The steps of a lesson

    @Test func `each step is held against its own report`() {
        let reports = [
            Report(verdict: .doesNotCompile, transcript: "one"),
            Report(verdict: .red, transcript: "two"),
        ]

        let findings = claims(lesson([.red, .green]), reports)

        #expect(
            findings
                == [Finding(path: "Lesson.md", line: 20, expected: "green", actual: "red\ntwo")])
    }

    @Test(arguments: ["5.2", "4.3", "4", nil])
    func `a step of a chapter with a number, and of an exercise with any`(_ number: String?) {
        var lesson = lesson([.green, .green, .green])
        lesson.steps[1].number = number
        let reports = [Report](repeating: Report(verdict: .green), count: 3)

        let finding = Finding(
            path: "Lesson.md", line: 20, expected: "step number 4.2", actual: number ?? "none")
        #expect(claims(lesson, reports, chapter: 4) == [finding])
        #expect(claims(lesson, reports) == [])
    }

    @Test(
        arguments: [
            ("lost in red", [.green, .red, .green], ["adds drops", "", "adds"], nil, [30]),
            ("lost", [.green, .green, .green], ["adds drops", "adds", "adds"], nil, [20]),
            (
                "lost while only others run", [.green, .green, .green],
                ["adds drops", "subtracts", "adds subtracts"], 1, [30]
            ),
            ("only in red", [.green, .red, .green], ["adds", "adds drops", "adds"], nil, []),
        ] as [(String, [Sign], [String], Int?, [Int])])
    func `a test that was green is found once, at the next green that should have it, if it is`(
        _ what: String, _ signs: [Sign], _ passing: [String], filtered: Int?, _ lines: [Int]
    ) {
        var lesson = lesson(signs)
        if let filtered { lesson.steps[filtered].conditions = Conditions(filters: ["subtracts"]) }
        let reports = zip(signs, passing).map { sign, tests in
            let red: Verdict = tests.isEmpty ? .doesNotCompile : .red
            let names = tests.split(separator: " ").map(String.init)
            return report(sign == .red ? red : .green, passing: names)
        }

        let findings = claims(lesson, reports)

        #expect(findings.map(\.line) == lines)
        #expect(findings.allSatisfy { $0.actual == Self.lost("drops") })
    }

    @Test func `a test that was skipped is lost like any other`() {
        var lesson = lesson([.green, .green])
        lesson.steps[0].heading = "All skipped"
        let reports = [report(.empty, skipping: ["adds"]), report(.green, passing: ["drops"])]

        #expect(claims(lesson, reports).map(\.actual) == [Self.lost("adds")])
    }

    // MARK: Modules

    @Test func `a test of a module that is not run is not lost, until that module is run`() {
        let lesson = lesson([.green, .green, .green])
        let (adds, drops) = (report(.green, passing: ["adds"]), report(.green, passing: ["drops"]))
        let both = Tree(["Tests/A/A.swift": "", "Tests/B/B.swift": ""])
        let moments = lesson.steps.map { Moment(step: $0, before: Tree(), during: both) }

        let findings = lesson.claims(
            in: moments,
            [
                StepReport([adds, drops], of: ["A", "B"]), StepReport([adds], of: ["A"]),
                StepReport([adds, adds], of: ["A", "B"]),
            ])

        #expect(findings.map(\.actual) == [Self.lost("drops")])
        #expect(findings.map(\.line) == [moments[2].step.line])
    }

    @Test func `the tests of a module that is gone are lost`() {
        let lesson = lesson([.green, .green])
        let (adds, drops) = (report(.green, passing: ["adds"]), report(.green, passing: ["drops"]))

        let findings = lesson.claims(
            in: moments(of: lesson),
            [StepReport([adds, drops], of: ["A", "B"]), StepReport([adds], of: ["A"])])

        #expect(findings.map(\.actual) == [Self.lost("drops")])
    }

    // MARK: One step

    @Test func `a green step may not lose a test, even if it names it`() {
        let known = ["adds", "subtracts", "drops"]
        let findings = claim(.green, mentions: ["drops"], known: known).findings(
            in: report(.green, passing: ["adds"], skipping: ["subtracts"]))

        #expect(findings == [finding(expected: "no test is lost", actual: Self.lost("drops"))])
    }

    @Test(arguments: [
        ("CashTests.test_drops", "CashTests.test_drops", true),
        ("CashTests.test_drops", "test_drops", true), ("it drops a note", "it drops a note", true),
        ("it drops a note", "it adds a note", false), ("it drops a note", "a note", false),
        ("CashTests.test_drops", "drops", false), ("CashTests.test_drops", "CashTests", false),
    ])
    func `a refactoring may lose a test that it mentions, with its class or without`(
        _ test: String, _ words: String, isNamed: Bool
    ) {
        let findings = claim(.refactor, mentions: [words, "adds"], known: ["adds", test]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.actual) == (isNamed ? [] : [Self.lost(test)]))
    }

    @Test func `a refactoring that deletes a test names one that keeps its promise`() {
        let findings = claim(.refactor, mentions: ["drops"], known: ["adds", "drops"]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(
            findings == [
                finding(
                    expected: "a test in backticks that keeps the promise of “drops”",
                    actual: "“drops” is gone, and the step names no test that is there")
            ])
    }

    @Test func `a refactoring that renames a test names the new one too`() {
        func findings(_ mentions: Set<String>) -> [Finding] {
            var claim = claim(.refactor, mentions: mentions, known: ["adds", "drops"])
            claim.moment = Moment(
                step: claim.moment.step, before: Tree(declaring: "drops adds"),
                during: Tree(declaring: "throws adds"))
            return claim.findings(in: report(.green, passing: ["adds", "throws"]))
        }

        #expect(findings(["drops", "throws"]).isEmpty)
        #expect(
            findings(["drops", "adds"]) == [
                finding(
                    expected: "the new name of a test in backticks",
                    actual: "“throws” is new, and the step does not name it")
            ])
    }

    @Test func `a test may move to another suite, but not where there is one of that name`() {
        var (moved, gone) = (claim(.refactor), claim(.refactor))
        moved.knownTests = ["T/adds": "adds", "Old/drops": "drops"]
        gone.knownTests = ["T/adds": "adds", "Other/adds": "adds"]

        let found = gone.findings(in: report(.green, passing: ["adds"]))

        #expect(moved.findings(in: report(.green, passing: ["adds", "drops"])) == [])
        #expect(found.map(\.expected) == ["no test is lost"])
    }

    @Test func `the prose of a step names in backticks what a refactoring loses`() throws {
        let lesson = try Lesson(
            """
            ### 🔵 4.1 · Refactor: one test less

            The test `drops a note` says the same as `counts`.

            ```swift
            // Tests/CashTests/CashTests.swift
            import Testing
            ```
            """,
            path: "Lesson.md")
        var claim = claim(.refactor, known: ["drops a note"], changes: ["Tests/A.swift"])
        claim.moment.step = lesson.steps[0]

        #expect(claim.findings(in: report(.green, passing: ["counts"])) == [])
    }
}
