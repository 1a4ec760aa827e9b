import Testing

@testable import kata

/// Why a test fails, as a chapter quotes it.
extension ClaimConsoleTests {
    @Test(arguments: [
        Reason(
            "the whole message", "Expectation failed: total == 42",
            in: "✘ Test \"adds\" recorded an issue at T.swift:7:9: Expectation failed: total == 42"),
        Reason(
            "the beginning of a long message",
            "Expectation failed: (register.total → 41) == (register.funds → 42)",
            in: "✘ Test \"adds\": Expectation failed: (regi"),
        Reason(
            "the first line of several",
            "Expectation failed: items == [\"Milk\"]\nremoved [\"Eggs\"]",
            in: "✘ Test \"adds\": Expectation failed: items == [\"Milk\"]"),
        Reason(
            "what was recorded with an issue", "Issue recorded\nzip is surplus",
            in: "✘ Test \"adds\": Issue recorded: zip is surplus"),
        Reason(
            "a message with a duration", "Waited 0.123 seconds in vain for the list",
            in: "✘ Test \"adds\": Waited 0.456 seconds in vain for the list"),
    ])
    func `the reason for which a test fails is shown by`(_ row: Reason) {
        let findings = claim(.red, console: [row.line]).findings(in: row.report)

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Reason("its name", "Expectation failed: total == 42", in: "✘ Test \"adds\" failed"),
        Reason(
            "the kind of failure", "XCTAssertEqual failed: (\"41\") is not equal to (\"42\")",
            in: "✘ Test \"adds\": XCTAssertEqual failed"),
        Reason(
            "less than the beginning of a long message",
            "Expectation failed: (register.total → 41) == (register.funds → 42)",
            in: "✘ Test \"adds\": Expectation failed: (reg"),
        Reason(
            "that there was an issue", "Issue recorded\nzip is surplus",
            in: "✘ Test \"adds\" recorded an issue: Issue recorded"),
    ])
    func `the reason for which a test fails is not shown by`(_ row: Reason) {
        let findings = claim(.breakIt, console: [row.line]).findings(in: row.report)

        #expect(
            findings == [
                finding(
                    expected: "a console line that names “adds” and shows why it fails: "
                        + row.shown,
                    actual: "the console block does not say it there"
                )
            ]
        )
    }

    struct Reason: CustomTestStringConvertible {
        var testDescription: String
        var message: String
        var line: String
        /// What of the message a console block has to show.
        var shown: String { message.replacing("Issue recorded\n", with: "") }

        init(_ name: String, _ message: String, in line: String) {
            self.testDescription = name
            self.message = message
            self.line = line
        }

        var report: Report {
            Report(
                verdict: .red, tests: [TestResult(id: "T/adds()", name: "adds", outcome: .failed)],
                failures: [Failure(test: "adds", message: message)],
                transcript: line + "\n" + message)
        }
    }

    @Test func `each failing test has a reason of its own to be shown`() {
        let findings = claim(
            .red, console: ["Test \"adds\": total is 41", "Test \"drops\" failed"]
        ).findings(
            in: Report(
                verdict: .red,
                tests: ["adds", "drops"].map { TestResult(id: $0, name: $0, outcome: .failed) },
                failures: [
                    Failure(test: "adds", message: "total is 41"),
                    Failure(test: "drops", message: "total is 43"),
                    Failure(test: "drops", message: "funds are 43"),
                ],
                transcript: "Test \"adds\": total is 41\nTest \"drops\" failed: total is 43"))

        #expect(
            findings.map(\.expected) == [
                "a console line that names “drops” and shows why it fails: total is 43"
            ])
    }

    @Test(arguments: [
        ["✘ Test \"adds\" at T.swift:7:9: total is 41", "✘ Test \"drops\" at T.swift:9:9"],
        ["✘ Test \"drops\"", "✘ Test \"adds\" at T.swift:7:9: total is 41", "T.swift:9:9"],
    ])
    func `what is said of another test is no reason`(_ lines: [String]) {
        let findings = claim(.red, console: lines).findings(in: Self.alike)

        #expect(
            findings.map(\.expected).contains(
                "a console line that names “drops” and shows why it fails: total is 41"))
    }

    @Test func `the reason may stand below the line that names the test`() {
        let claim = claim(
            .red,
            console: [
                "Test \"adds\"", "T.swift:7:9: total is 41", "Test \"drops\"",
                "T.swift:9:9: total is 41",
            ])

        #expect(claim.naming(Self.alike) == [])
    }

    @Test(arguments: [(7, 0), (9, 1)])
    func `what is wrong in one line may stand once, where all name that line`(
        line: Int, findings: Int
    ) {
        var report = Self.alike
        report.failures = ["adds", "drops"].map {
            Failure(test: $0, file: "Tests/T.swift", line: 7, message: "total is 41")
        }
        report.transcript = """
            Test "adds" at T.swift:7:9: total is 41
            Test "drops" at T.swift:7:9: total is 41
            """
        let shown = [
            "Test \"adds\" at T.swift:7:9: total is 41", "Test \"drops\" at T.swift:\(line):9",
        ]

        #expect(claim(.red, console: shown).naming(report).count == findings)
    }

    @Test func `what two tests record may stand once, where each line is whole`() {
        let line = "Test \"drops\" recorded an issue at T.swift:9:9: Issue recorded"
        var report = Self.alike
        report.failures = ["adds", "drops"].map {
            Failure(test: $0, message: "Issue recorded\nnot written yet")
        }
        report.transcript = """
            Test "adds" recorded an issue at T.swift:7:9: Issue recorded
            ↳ not written yet
            \(line)
            ↳ not written yet
            """
        let shown = Array(report.transcript.lines.prefix(3))
        let cut = shown.dropLast() + [String(line.prefix(40))]

        #expect(claim(.red, console: shown).findings(in: report) == [])
        #expect(claim(.red, console: Array(cut)).findings(in: report).count == 1)
    }

    /// Two tests that fail for the same reason.
    private static let alike = Report(
        verdict: .red,
        tests: ["adds", "drops"].map { TestResult(id: $0, name: $0, outcome: .failed) },
        failures: ["adds", "drops"].map { Failure(test: $0, message: "total is 41") },
        transcript: """
            ✘ Test "adds" at T.swift:7:9: total is 41
            ✘ Test "drops" at T.swift:9:9: total is 41
            """)

    @Test func `a reason that the output does not show need not be shown`() {
        let findings = claim(.red, console: ["Test \"adds\" failed"]).findings(
            in: Report(
                verdict: .red, tests: [TestResult(id: "T", name: "adds", outcome: .failed)],
                failures: [Failure(test: "adds", message: "nobody hears it")],
                transcript: "Test \"adds\" failed"))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("Fatal error: Index out of range", 0), ("Test \"adds\" started.", 1),
    ])
    func `the reason of a crash is what the program said last`(line: String, count: Int) {
        let findings = claim(.red, console: ["Test \"adds\" started.", line]).findings(
            in: Report(
                verdict: .crashed(how: "signal 4", during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: """
                    Test "adds" started.
                    Test "adds" started.
                    Thing/A.swift:7: Fatal error: Index out of range
                    """))

        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.expected.hasSuffix("Fatal error: Index out of range") })
    }

    @Test(arguments: ["Fatal error: oh", "Assertion failed: oh", "Precondition failed: oh"])
    func `a program says in several ways why it crashes`(_ words: String) {
        let findings = claim(.red, console: ["Test \"adds\" started."]).findings(
            in: Report(
                verdict: .crashed(how: "signal 4", during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: "Test \"adds\" started.\nThing/A.swift:7: \(words)"))

        #expect(
            findings.map(\.expected) == [
                "a console line that names “adds” and shows why it fails: \(words)"
            ])
    }

    @Test func `a test that dies without a word needs no reason`() {
        let findings = claim(.red, console: ["Test \"adds\" started."]).findings(
            in: Report(
                verdict: .crashed(how: "signal 11", during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: "Test \"adds\" started."))

        #expect(findings.isEmpty)
    }
}
