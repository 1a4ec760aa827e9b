import Testing

@testable import kata

/// What a console block shows: lines of the output in their order, and why tests fail.
struct ClaimConsoleTests: ClaimSample {
    // MARK: The lines

    @Test(arguments: [
        (["    error: no such module"], "A.swift:7:9: error: no such module 'Leap'"),
        (["error: one", "error: two"], "error: one\nwarning\nerror: two\n"),
        (["error: one", "error: one"], "error: one\nerror: one\n"),
    ])
    func `a line may be indented and cut at both ends, and between lines there may be others`(
        _ lines: [String], _ output: String
    ) {
        let report = Report(verdict: .doesNotCompile, transcript: output)

        #expect(claim(.red, console: lines).findings(in: report) == [])
    }

    @Test(arguments: [
        (["error: one", "  error: two"], "error: one\nerror: typo\n", 1, "no such line"),
        (["error: one", "error: two"], "error: 3\n", 0, "no such line"),
        (
            ["error: one", "error: two"], "error: two\nerror: one\n", 1,
            "this line comes before “error: one”"
        ),
        (
            ["error: one", "error: one"], "error: one\n", 1,
            "this line comes before “error: one”"
        ),
    ])
    func `the first line that is missing, too early or there only once is a finding`(
        _ lines: [String], _ output: String, _ index: Int, _ problem: String
    ) {
        let report = Report(verdict: .doesNotCompile, transcript: output)

        let finding = Finding(
            path: "Lesson.md", line: 40 + index, expected: lines[index].trimmed,
            actual: "\(problem); the output is:\n\(output)")
        #expect(claim(.red, console: lines).findings(in: report) == [finding])
    }

    @Test(arguments: [Sign.green, .refactor])
    func `a green step may show a console block, and is held to it`(_ sign: Sign) {
        let findings = claim(sign, console: ["✔ Test run with 7 tests passed"]).findings(
            in: Report(verdict: .green, transcript: "✔ Test run with 6 tests passed"))

        #expect(findings.map(\.expected) == ["✔ Test run with 7 tests passed"])
    }

    @Test(arguments: [
        // Durations of Swift Testing and of XCTest, dates and addresses.
        ("failed after 0.001 seconds with 1 issue.", "failed after 12.345 seconds with 1 issue."),
        ("Case 'T.test_a' failed (0.002 seconds)", "Case 'T.test_a' failed (1.5 seconds)"),
        (
            "with 1 failure (0 unexpected) in 0.002 (0.003) seconds",
            "with 1 failure (0 unexpected) in 1.25 (1.375) seconds"
        ),
        ("started at 2026-01-31 09:05:07.125", "started at 2031-12-01 23:59:59.9"),
        ("started at 2026-01-31 09:05:07", "started at 2031-12-01 23:59:59.123"),
        ("Blogger at 0x00007f8a1c", "Blogger at 0x0000600003abcdef"),
    ])
    func `what differs in every run is made alike`(_ shown: String, _ real: String) {
        let report = Report(verdict: .red, transcript: real)

        #expect(claim(.breakIt, console: [shown]).findings(in: report).isEmpty)
    }

    @Test(arguments: [
        ("T.swift:12:9: error", "T.swift:13:9: error"),
        ("(total → 1.5) == 2.5", "(total → 1.25) == 2.5"), ("with 1 issue.", "with 2 issues."),
        ("at 0x1f", "at 0x2f"), ("on 2026-01-31", "on 2026-02-01"),
        ("(best → 0) == 900", "(best → 0) == 9000"), ("2 tests passed", "12 tests passed"),
    ])
    func `what a run is about is not made alike`(_ shown: String, _ real: String) {
        let report = Report(verdict: .red, transcript: real)

        #expect(claim(.breakIt, console: [shown]).findings(in: report).map(\.expected) == [shown])
    }

    // MARK: The reasons

    @Test(arguments: [
        (
            "the whole message", "Expectation failed: total == 42",
            "recorded an issue at T.swift:7:9: Expectation failed: total == 42", true
        ),
        (
            "the beginning of a long message",
            "Expectation failed: (register.total → 41) == (register.funds → 42)",
            "failed: Expectation failed: (regi", true
        ),
        (
            "a number that goes on behind it", "row 2: expected \"cake 4.40\"",
            "row 2: expected \"cake 4.40\"", true
        ),
        (
            "less than that", "Expectation failed: (register.total → 41) == (register.funds → 42)",
            "failed: Expectation failed: (reg", false
        ),
        (
            "the first line of several", "Expectation failed: items == []\nremoved [\"Eggs\"]",
            "failed: Expectation failed: items == []", true
        ),
        (
            "what was recorded with an issue", "Issue recorded\nzip is surplus",
            "failed: Issue recorded: zip is surplus", true
        ),
        (
            "that there was an issue", "Issue recorded\nzip is surplus",
            "recorded an issue: Issue recorded", false
        ),
        (
            "a message with a duration", "Waited 0.123 seconds in vain for the list",
            "failed: Waited 0.456 seconds in vain for the list", true
        ),
        ("its name", "Expectation failed: total == 42", "failed", false),
        (
            "the kind of failure", "XCTAssertEqual failed: (\"41\") is not equal to (\"42\")",
            "failed: XCTAssertEqual failed", false
        ),
    ])
    func `the reason for which a test fails is shown by`(
        _ what: String, _ message: String, _ end: String, isShown: Bool
    ) {
        let line = "✘ Test \"adds\" \(end)"

        let findings = claim(.red, console: [line]).findings(
            in: report(
                .red, failing: ["adds"], failures: [Failure(test: "adds", message: message)],
                transcript: line + "\n" + message))

        // What of the message a console block has to show.
        let reason = message.replacing("Issue recorded\n", with: "")
        let finding = finding(
            expected: missing("adds", reason), actual: "the console block does not say it there")
        #expect(findings == (isShown ? [] : [finding]))
    }

    private func missing(_ test: String, _ reason: String) -> String {
        "a console line that names “\(test)” and shows why it fails: \(reason)"
    }

    @Test func `each failing test has a reason of its own to be shown`() {
        let lines = ["Test \"adds\": total is 41", "Test \"drops\" failed"]

        let findings = claim(.red, console: lines).findings(
            in: report(
                .red, failing: ["adds", "drops"],
                failures: [
                    Failure(test: "adds", message: "total is 41"),
                    Failure(test: "drops", message: "total is 43"),
                    Failure(test: "drops", message: "funds are 43"),
                ],
                transcript: lines.joined(separator: "\n") + ": total is 43"))

        #expect(findings.map(\.expected) == [missing("drops", "total is 43")])
    }

    // MARK: Two tests that fail for the same reason

    private var alike: Report {
        report(
            .red, failing: ["adds", "drops"],
            failures: ["adds", "drops"].map { Failure(test: $0, message: "total is 41") },
            transcript: """
                ✘ Test "adds" at T.swift:7:9: total is 41
                ✘ Test "drops" at T.swift:9:9: total is 41
                """)
    }

    @Test(arguments: [
        ["✘ Test \"adds\" at T.swift:7:9: total is 41", "✘ Test \"drops\" at T.swift:9:9"],
        ["✘ Test \"drops\"", "✘ Test \"adds\" at T.swift:7:9: total is 41", "T.swift:9:9"],
    ])
    func `what is said of another test is no reason`(_ lines: [String]) {
        let findings = claim(.red, console: lines).findings(in: alike)

        #expect(findings.map(\.expected).contains(missing("drops", "total is 41")))
    }

    @Test func `the reason may stand below the line that names the test`() {
        let lines = [
            "Test \"adds\"", "T.swift:7:9: total is 41", "Test \"drops\"",
            "T.swift:9:9: total is 41",
        ]

        #expect(claim(.red, console: lines).naming(alike) == [])
    }

    @Test(arguments: [(7, 0), (9, 1)])
    func `what is wrong in one line may stand once, where all name that line`(
        line: Int, findings: Int
    ) {
        var report = alike
        report.failures = ["adds", "drops"].map {
            Failure(test: $0, file: "Tests/T.swift", line: 7, message: "total is 41")
        }
        report.transcript = alike.transcript.replacing("swift:9", with: "swift:7")
        let shown = [
            "Test \"adds\" at T.swift:7:9: total is 41", "Test \"drops\" at T.swift:\(line):9",
        ]

        #expect(claim(.red, console: shown).naming(report).count == findings)
    }

    @Test func `what two tests record may stand once, where each line is whole`() {
        let line = "Test \"drops\" recorded an issue at T.swift:9:9: Issue recorded"
        var report = alike
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

    // MARK: What the output does not say

    @Test func `a reason that the output does not show need not be shown`() {
        let findings = claim(.red, console: ["Test \"adds\" failed"]).findings(
            in: report(
                .red, failing: ["adds"],
                failures: [Failure(test: "adds", message: "nobody hears it")],
                transcript: "Test \"adds\" failed"))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("Fatal error: oh", "Fatal error: oh", []),
        ("Fatal error: oh", "Test \"adds\"", ["Fatal error: oh"]),
        ("Assertion failed: oh", "Test \"adds\"", ["Assertion failed: oh"]),
        ("Precondition failed: oh", "Test \"adds\"", ["Precondition failed: oh"]),
        ("without a word of its own", "Test \"adds\"", []),
    ])
    func `the reason of a crash is what the program said last, if it said anything`(
        _ words: String, _ line: String, _ reasons: [String]
    ) {
        let findings = claim(.red, console: ["Test \"adds\" started.", line]).findings(
            in: report(
                .crashed(how: "signal 4", during: "adds"), unfinished: ["adds"],
                transcript: """
                    Test "adds" started.
                    Test "adds" started.
                    Thing/A.swift:7: \(words)
                    """))

        #expect(findings.map(\.expected) == reasons.map { missing("adds", $0) })
    }
}
