import Testing

@testable import kata

/// Tests that are gone, and what a step has to say about it.
struct LostTestsTests: ClaimSample {
    @Test func `a test that is gone in green is a finding`() {
        let findings = claim(.green, known: ["adds", "subtracts", "drops"]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(
            findings == [
                finding(
                    expected: "no test is lost",
                    actual: "“drops” is gone, and the step does not name it"
                )
            ]
        )
    }

    @Test func `a test that is skipped is not gone`() {
        let findings = claim(.green, known: ["adds"]).findings(
            in: Report(
                verdict: .green,
                tests: [TestResult(id: "T/adds", name: "adds", outcome: .skipped)]
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `a test that was skipped is lost like any other`() {
        var lesson = lesson(.green, .green)
        lesson.steps[0].heading = "All skipped"
        let reports = [report(.empty, skipping: ["adds"]), report(.green, passing: ["drops"])]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.actual) == ["“adds” is gone, and the step does not name it"])
    }

    @Test func `a green step may not lose a test, even if it names it`() {
        let findings = claim(.green, mentions: ["drops"], known: ["adds", "drops"]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.expected) == ["no test is lost"])
    }

    @Test(arguments: [
        ("its name", "CashTests.test_drops", "CashTests.test_drops"),
        ("its name without the class", "CashTests.test_drops", "test_drops"),
        ("its sentence", "it drops a note", "it drops a note"),
    ])
    func `a refactoring may lose a test by mentioning, beside one that stays,`(
        _ what: String, _ test: String, _ words: String
    ) {
        let findings = claim(.refactor, mentions: [words, "adds"], known: ["adds", test]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(findings.isEmpty)
    }

    @Test func `a refactoring that deletes a test names one that keeps its promise`() {
        let findings = claim(.refactor, mentions: ["drops"], known: ["adds", "drops"]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(
            findings == [
                finding(
                    expected: "a test in backticks that keeps the promise of “drops”",
                    actual: "“drops” is gone, and the step names no test that is there"
                )
            ]
        )
    }

    @Test func `a refactoring that renames a test names the new one too`() {
        let change = [
            "old": "struct T {\n    @Test func drops() {}\n    @Test func adds() {}\n}\n",
            "new": "struct T {\n    @Test func throws() {}\n    @Test func adds() {}\n}\n",
        ]
        func findings(_ mentions: Set<String>) -> [Finding] {
            var claim = claim(.refactor, mentions: mentions, known: ["adds", "drops"])
            claim.moment.before = Tree(["Tests/T/T.swift": change["old"]!])
            claim.moment.during = Tree(["Tests/T/T.swift": change["new"]!])
            return claim.findings(in: report(.green, passing: ["adds", "throws"]))
        }

        #expect(findings(["drops", "throws"]).isEmpty)
        #expect(
            findings(["drops", "adds"]) == [
                finding(
                    expected: "the new name of a test in backticks",
                    actual: "“throws” is new, and the step does not name it"
                )
            ]
        )
    }

    @Test func `a test of a module that is not run is not lost, until that module is run`() {
        let lesson = lesson(.green, .green, .green)
        let (adds, drops) = (report(.green, passing: ["adds"]), report(.green, passing: ["drops"]))
        var moments = moments(of: lesson)
        for index in moments.indices {
            moments[index].during = Tree(["Tests/A/A.swift": "", "Tests/B/B.swift": ""])
        }

        let findings = lesson.claims(
            in: moments,
            [
                StepReport([adds, drops], of: ["A", "B"]), StepReport([adds], of: ["A"]),
                StepReport([adds, adds], of: ["A", "B"]),
            ])

        #expect(findings.map(\.actual) == ["“drops” is gone, and the step does not name it"])
        #expect(findings.map(\.line) == [moments[2].step.line])
    }

    @Test func `the tests of a module that is gone are lost`() {
        let lesson = lesson(.green, .green)
        let (adds, drops) = (report(.green, passing: ["adds"]), report(.green, passing: ["drops"]))

        let findings = lesson.claims(
            in: moments(of: lesson),
            [StepReport([adds, drops], of: ["A", "B"]), StepReport([adds], of: ["A"])])

        #expect(findings.map(\.actual) == ["“drops” is gone, and the step does not name it"])
    }

    @Test func `a test that moves to another suite is not lost`() {
        let findings = claim(.refactor, known: ["adds", "drops"]).findings(
            in: Report(
                verdict: .green,
                tests: [
                    TestResult(id: "T/adds", name: "adds", outcome: .passed),
                    TestResult(id: "Other/drops", name: "drops", outcome: .passed),
                ]
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `a test is lost even if another suite has one of that name`() {
        var claim = claim(.refactor)
        claim.knownTests = ["T/adds": "adds", "Other/adds": "adds"]

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.expected) == ["no test is lost"])
    }

    @Test(arguments: [
        ("another test", "it drops a note", "it adds a note"),
        ("the end of its sentence", "it drops a note", "a note"),
        ("the end of its method", "CashTests.test_drops", "drops"),
        ("its class alone", "CashTests.test_drops", "CashTests"),
    ])
    func `a refactoring may not lose a test by mentioning`(
        _ what: String, _ test: String, _ words: String
    ) {
        let findings = claim(.refactor, mentions: [words], known: ["adds", test]).findings(
            in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.actual) == ["“\(test)” is gone, and the step does not name it"])
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
            path: "Lesson.md"
        )
        let moment = Moment(step: lesson.steps[0], before: Tree(), during: Tree())

        let findings = Claim(moment, knownTests: ["T/d": "drops a note"], lesson: "Lesson.md")
            .findings(in: report(.green, passing: ["counts"]))

        #expect(findings.isEmpty)
    }
}
