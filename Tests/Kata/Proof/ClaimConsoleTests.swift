import Testing

@testable import kata

/// What a console block shows: lines of the output in their order, and why tests fail.
struct ClaimConsoleTests: ClaimSample {
    // MARK: The lines

    @Test func `a console line that is missing is a finding, with the real output`() {
        let claim = claim(.red, console: ["error: no such module", "  error: no such type"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: no such module\nerror: typo\n")
        )

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 41,
                    expected: "error: no such type",
                    actual: "no such line; the output is:\nerror: no such module\nerror: typo\n"
                )
            ]
        )
    }

    @Test func `of several console lines that are missing, the first is a finding`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(in: Report(verdict: .doesNotCompile, transcript: "error: 3"))

        #expect(findings.map(\.expected) == ["error: one"])
    }

    @Test func `a console line may be cut at both ends, and indented`() {
        let claim = claim(.red, console: ["    error: no such module"])

        let findings = claim.findings(
            in: Report(
                verdict: .doesNotCompile,
                transcript: "A.swift:7:9: error: no such module 'Leap'"
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `between console lines there may be others`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: one\nwarning\nerror: two\n")
        )

        #expect(findings.isEmpty)
    }

    @Test func `a console line that comes too early in the output is a finding`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: two\nerror: one\n")
        )

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 41,
                    expected: "error: two",
                    actual: "this line comes before “error: one”; the output is:\n"
                        + "error: two\nerror: one\n"
                )
            ]
        )
    }

    @Test func `a console line that is shown twice has to come twice`() {
        let claim = claim(.red, console: ["error: one", "error: one"])

        let once = claim.findings(in: Report(verdict: .doesNotCompile, transcript: "error: one\n"))
        let twice = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: one\nerror: one\n"))

        #expect(once.map(\.line) == [41])
        #expect(twice.isEmpty)
    }

    @Test(arguments: [Sign.green, .refactor])
    func `a green step may show a console block, and is held to it`(_ sign: Sign) {
        let claim = claim(sign, console: ["✔ Test run with 7 tests passed"])

        let findings = claim.findings(
            in: Report(verdict: .green, transcript: "✔ Test run with 6 tests passed")
        )

        #expect(findings.map(\.expected) == ["✔ Test run with 7 tests passed"])
    }

    @Test(arguments: [
        Console(
            "a duration in Swift Testing",
            shown: "✘ Test \"adds\" failed after 0.001 seconds with 1 issue.",
            real: "✘ Test \"adds\" failed after 12.345 seconds with 1 issue."
        ),
        Console(
            "a duration in XCTest",
            shown: "Test Case 'T.test_a' failed (0.002 seconds)",
            real: "Test Case 'T.test_a' failed (1.5 seconds)"
        ),
        Console(
            "two durations in XCTest",
            shown: "with 1 failure (0 unexpected) in 0.002 (0.003) seconds",
            real: "with 1 failure (0 unexpected) in 1.25 (1.375) seconds"
        ),
        Console(
            "a date",
            shown: "Test Suite 'T' started at 2026-01-31 09:05:07.125",
            real: "Test Suite 'T' started at 2031-12-01 23:59:59.9"
        ),
        Console(
            "a date without fractions",
            shown: "started at 2026-01-31 09:05:07",
            real: "started at 2031-12-01 23:59:59.123"
        ),
        Console(
            "an address",
            shown: "Blogger at 0x00007f8a1c",
            real: "Blogger at 0x0000600003abcdef"
        ),
    ])
    func `what differs in every run is made alike`(_ row: Console) {
        let claim = claim(.breakIt, console: [row.shown])

        let findings = claim.findings(in: Report(verdict: .red, transcript: row.real))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Console("a line", shown: "T.swift:12:9: error", real: "T.swift:13:9: error"),
        Console("a value", shown: "(total → 1.5) == 2.5", real: "(total → 1.25) == 2.5"),
        Console("a count", shown: "with 1 issue.", real: "with 2 issues."),
        Console("a small hexadecimal number", shown: "at 0x1f", real: "at 0x2f"),
        Console("a day without a time", shown: "on 2026-01-31", real: "on 2026-02-01"),
    ])
    func `what a run is about is not made alike`(_ row: Console) {
        let claim = claim(.breakIt, console: [row.shown])

        let findings = claim.findings(in: Report(verdict: .red, transcript: row.real))

        #expect(findings.map(\.expected) == [row.shown])
    }

    struct Console: CustomTestStringConvertible {
        var testDescription: String
        var shown: String
        var real: String

        init(_ name: String, shown: String, real: String) {
            self.testDescription = name
            self.shown = shown
            self.real = real
        }
    }

    // MARK: Why a test fails

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
        let claim = claim(.red, console: [row.line])

        let findings = claim.findings(in: row.report)

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
        let claim = claim(.breakIt, console: [row.line])

        let findings = claim.findings(in: row.report)

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
        let claim = claim(.red, console: ["Test \"adds\": total is 41", "Test \"drops\" failed"])

        let findings = claim.findings(
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
        let claim = claim(.red, console: lines)

        let findings = claim.findings(in: Self.alike)

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
        let claim = claim(.red, console: ["Test \"adds\" failed"])

        let findings = claim.findings(
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
        let claim = claim(.red, console: ["Test \"adds\" started.", line])

        let findings = claim.findings(
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
        let claim = claim(.red, console: ["Test \"adds\" started."])

        let findings = claim.findings(
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
        let claim = claim(.red, console: ["Test \"adds\" started."])

        let findings = claim.findings(
            in: Report(
                verdict: .crashed(how: "signal 11", during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: "Test \"adds\" started."))

        #expect(findings.isEmpty)
    }
}
