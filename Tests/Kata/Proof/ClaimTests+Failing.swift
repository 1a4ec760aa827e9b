import Testing

@testable import kata

/// Which tests a step says that fail, and what it changes.
extension ClaimTests {
    @Test(arguments: [
        ("in quotes", "adds", "✘ Test \"adds\" failed"),
        ("as a function", "adds", "✘ Test adds() failed"),
        (
            "by class and method", "CashTests.test_adds",
            "CashTests.swift:7: error: CashTests.test_adds : XCTFail"
        ),
        ("as a test case", "CashTests.test_adds", "Test Case 'CashTests.test_adds' failed"),
    ])
    func `a failing test is named by the console block`(
        _ way: String, _ test: String, _ line: String
    ) {
        let findings = claim(.red, console: [line]).findings(
            in: report(.red, failing: [test], transcript: line)
        )

        #expect(findings.isEmpty)
    }

    @Test(arguments: [Sign.red, .breakIt])
    func `a failing test that the console block does not name is a finding`(_ sign: Sign) {
        let findings = claim(sign, console: ["✘ Test \"adds\" failed"]).findings(
            in: report(
                .red,
                failing: ["adds", "subtracts", "drops"],
                transcript: "✘ Test \"adds\" failed"
            )
        )

        #expect(
            findings == [
                finding(
                    expected: "only tests that the console block names fail",
                    actual: "“drops” fails too"
                )
            ]
        )
    }

    @Test func `the test in which a run was cut short has to be named`() {
        let findings = claim(.red, console: ["Fatal error: Index out of range"]).findings(
            in: Report(
                verdict: .crashed(how: "signal 4", during: "takes too many"),
                tests: [
                    TestResult(id: "T/takes()", name: "takes too many", outcome: .unfinished)
                ],
                transcript: "Fatal error: Index out of range"
            )
        )

        #expect(findings.map(\.actual) == ["“takes too many” fails too"])
    }

    @Test(arguments: [TestResult.Outcome.passed, .skipped])
    func `a test that does not fail need not be named`(_ outcome: TestResult.Outcome) {
        let findings = claim(.red, console: ["the output"]).findings(
            in: Report(
                verdict: .red,
                tests: [TestResult(id: "T/adds()", name: "adds", outcome: outcome)],
                transcript: "the output"
            )
        )

        #expect(findings.isEmpty)
    }

    // MARK: Tests and code

    @Test func `a refactoring that changes tests and code is a finding`() {
        let findings = claim(.refactor, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"])
            .findings(in: Report(verdict: .green))

        #expect(
            findings == [
                finding(
                    expected: "tests or code change, or the heading says “tests and code”",
                    actual: "both change"
                )
            ]
        )
    }

    @Test(arguments: ["A new name in tests and code", "Tests and code: a new name"])
    func `a refactoring may change tests and code if its heading says so`(_ heading: String) {
        let claim = claim(
            .refactor,
            heading: heading,
            changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"]
        )

        let findings = claim.findings(in: Report(verdict: .green))

        #expect(findings.isEmpty)
    }

    @Test(arguments: ["Sources", "Tests"])
    func `a refactoring may change two files of one kind`(_ folder: String) {
        let findings = claim(.refactor, changes: [folder + "/A/A.swift", folder + "/B/B.swift"])
            .findings(in: Report(verdict: .green))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [(Sign.red, Verdict.red), (.green, .green), (.breakIt, .red)])
    func `any other step may change tests and code`(sign: Sign, verdict: Verdict) {
        let findings = claim(sign, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"]).findings(
            in: Report(verdict: verdict))

        #expect(findings.isEmpty)
    }
}
