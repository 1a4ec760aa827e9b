import Testing

@testable import kata

/// What the sign of a step claims, and which tests fail.
struct ClaimTests: ClaimSample {
    // MARK: The sign and the verdict

    @Test(arguments: [
        Outcome(.red, .doesNotCompile),
        Outcome(.red, .red),
        Outcome(.red, .crashed(how: "signal 4", during: nil)),
        Outcome(.green, .green),
        Outcome(.refactor, .green),
        Outcome(.breakIt, .red),
        Outcome(.breakIt, .crashed(how: "signal 4", during: nil)),
        Outcome(.hole, .green),
    ])
    func `a verdict that fits the sign is fine`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Outcome(.green, .red, "red\nthe output"),
        Outcome(.green, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.green, .empty, "empty: no test ran\nthe output"),
        Outcome(
            .green,
            .crashed(how: "signal 4", during: "adds"),
            "crashed in “adds”: signal 4\nthe output"
        ),
        Outcome(
            .green,
            .timedOut(during: "adds"),
            "timed out in “adds”\nthe output"
        ),
        Outcome(
            .green,
            .flooded(bytes: 900, during: nil),
            "flooded: more than 900 bytes\nthe output"
        ),
        Outcome(.refactor, .red, "red\nthe output"),
        Outcome(.refactor, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.refactor, .empty, "empty: no test ran\nthe output"),
        Outcome(
            .refactor,
            .crashed(how: "signal 4", during: nil),
            "crashed: signal 4\nthe output"
        ),
        Outcome(
            .refactor,
            .timedOut(during: nil),
            "timed out\nthe output"
        ),
        Outcome(
            .refactor,
            .flooded(bytes: 900, during: "adds"),
            "flooded in “adds”: more than 900 bytes\nthe output"
        ),
    ])
    func `🟢 and 🔵 claim green`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict, transcript: "the output"))

        #expect(findings == [finding(expected: "green", actual: row.actual)])
    }

    @Test(arguments: [
        Outcome(.red, .green, "green: 2 tests passed"),
        Outcome(.red, .empty, "empty: no test ran\nthe output"),
    ])
    func `🔴 claims that it does not compile, or that tests fail`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(
            in: report(row.verdict, passing: ["adds", "drops"], transcript: "the output")
        )

        #expect(
            findings == [
                finding(expected: "red: it does not compile, or tests fail", actual: row.actual)
            ]
        )
    }

    @Test(arguments: [
        Outcome(.breakIt, .green, "green: 2 tests passed"),
        Outcome(.breakIt, .empty, "empty: no test ran\nthe output"),
        Outcome(.breakIt, .doesNotCompile, "does not compile\nthe output"),
        Outcome(
            .breakIt, .timedOut(during: nil), "timed out\nthe output"),
    ])
    func `⚫ claims that tests fail`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(
            in: report(row.verdict, passing: ["adds", "drops"], transcript: "the output")
        )

        #expect(findings == [finding(expected: "the tests named fail", actual: row.actual)])
    }

    @Test(arguments: [
        Outcome(.hole, .red, "red\nthe output"),
        Outcome(.hole, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.hole, .empty, "empty: no test ran\nthe output"),
        Outcome(.hole, .crashed(how: "signal 4", during: nil), "crashed: signal 4\nthe output"),
    ])
    func `⚪ claims that no test notices`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict, transcript: "the output"))

        #expect(findings == [finding(expected: "green: no test notices", actual: row.actual)])
    }

    @Test(arguments: [Sign.green, .refactor])
    func `a green step whose heading says “skipped” may skip every test`(_ sign: Sign) {
        let claim = claim(sign, heading: "Green: fifteen tests, all skipped")

        let findings = claim.findings(in: report(.empty, skipping: ["adds", "drops"]))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Skip("no test ran at all", .green, "All skipped", skipping: []),
        Skip("the heading does not say so", .green, "All are there", skipping: ["adds"]),
        Skip("it is no green step", .hole, "All skipped", skipping: ["adds"]),
    ])
    func `every test may not be skipped if`(_ row: Skip) {
        let claim = claim(row.sign, heading: row.heading)

        let findings = claim.findings(in: report(.empty, skipping: row.skipped))

        #expect(findings.count == 1)
        #expect(findings.first?.actual.hasPrefix("empty: no test ran") == true)
    }

    struct Skip: CustomTestStringConvertible {
        var testDescription: String
        var sign: Sign
        var heading: String
        var skipped: [String]

        init(_ name: String, _ sign: Sign, _ heading: String, skipping: [String]) {
            self.testDescription = name
            self.sign = sign
            self.heading = heading
            self.skipped = skipping
        }
    }

    struct Outcome: CustomTestStringConvertible {
        var sign: Sign
        var verdict: Verdict
        var actual: String

        init(_ sign: Sign, _ verdict: Verdict, _ actual: String = "") {
            self.sign = sign
            self.verdict = verdict
            self.actual = actual
        }

        var testDescription: String { "\(sign.rawValue) \(verdict.summary)" }
    }

    // MARK: Tests that fail

    @Test(arguments: [
        Naming("in quotes", "adds", in: "✘ Test \"adds\" failed"),
        Naming("as a function", "adds", in: "✘ Test adds() failed"),
        Naming(
            "by class and method",
            "CashTests.test_adds",
            in: "CashTests.swift:7: error: CashTests.test_adds : XCTFail"
        ),
        Naming(
            "as a test case",
            "CashTests.test_adds",
            in: "Test Case 'CashTests.test_adds' failed"
        ),
    ])
    func `a failing test is named by the console block`(_ row: Naming) {
        let claim = claim(.red, console: [row.line])

        let findings = claim.findings(
            in: report(.red, failing: [row.test], transcript: row.line)
        )

        #expect(findings.isEmpty)
    }

    struct Naming: CustomTestStringConvertible {
        var testDescription: String
        var test: String
        var line: String

        init(_ name: String, _ test: String, in line: String) {
            self.testDescription = name
            self.test = test
            self.line = line
        }
    }

    @Test(arguments: [Sign.red, .breakIt])
    func `a failing test that the console block does not name is a finding`(_ sign: Sign) {
        let claim = claim(sign, console: ["✘ Test \"adds\" failed"])

        let findings = claim.findings(
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
        let claim = claim(.red, console: ["Fatal error: Index out of range"])

        let findings = claim.findings(
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
        let claim = claim(.red, console: ["the output"])

        let findings = claim.findings(
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
        let claim = claim(.refactor, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"])

        let findings = claim.findings(in: Report(verdict: .green))

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
        let claim = claim(.refactor, changes: [folder + "/A/A.swift", folder + "/B/B.swift"])

        let findings = claim.findings(in: Report(verdict: .green))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [(Sign.red, Verdict.red), (.green, .green), (.breakIt, .red)])
    func `any other step may change tests and code`(sign: Sign, verdict: Verdict) {
        let claim = claim(sign, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"])

        let findings = claim.findings(in: Report(verdict: verdict))

        #expect(findings.isEmpty)
    }
}
