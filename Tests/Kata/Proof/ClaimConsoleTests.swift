import Testing

@testable import kata

/// What a console block shows: lines of the output in their order, and why tests fail.
struct ClaimConsoleTests: ClaimSample {
    // MARK: The lines

    @Test func `a console line that is missing is a finding, with the real output`() {
        let findings = claim(.red, console: ["error: no such module", "  error: no such type"])
            .findings(
                in: Report(
                    verdict: .doesNotCompile, transcript: "error: no such module\nerror: typo\n")
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
        let findings = claim(.red, console: ["error: one", "error: two"]).findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: 3"))

        #expect(findings.map(\.expected) == ["error: one"])
    }

    @Test func `a console line may be cut at both ends, and indented`() {
        let findings = claim(.red, console: ["    error: no such module"]).findings(
            in: Report(
                verdict: .doesNotCompile,
                transcript: "A.swift:7:9: error: no such module 'Leap'"
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `between console lines there may be others`() {
        let findings = claim(.red, console: ["error: one", "error: two"]).findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: one\nwarning\nerror: two\n")
        )

        #expect(findings.isEmpty)
    }

    @Test func `a console line that comes too early in the output is a finding`() {
        let findings = claim(.red, console: ["error: one", "error: two"]).findings(
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
        let findings = claim(sign, console: ["✔ Test run with 7 tests passed"]).findings(
            in: Report(verdict: .green, transcript: "✔ Test run with 6 tests passed")
        )

        #expect(findings.map(\.expected) == ["✔ Test run with 7 tests passed"])
    }

    @Test(arguments: [
        (
            "a duration in Swift Testing",
            "✘ Test \"adds\" failed after 0.001 seconds with 1 issue.",
            "✘ Test \"adds\" failed after 12.345 seconds with 1 issue."
        ),
        (
            "a duration in XCTest", "Test Case 'T.test_a' failed (0.002 seconds)",
            "Test Case 'T.test_a' failed (1.5 seconds)"
        ),
        (
            "two durations in XCTest", "with 1 failure (0 unexpected) in 0.002 (0.003) seconds",
            "with 1 failure (0 unexpected) in 1.25 (1.375) seconds"
        ),
        (
            "a date", "Test Suite 'T' started at 2026-01-31 09:05:07.125",
            "Test Suite 'T' started at 2031-12-01 23:59:59.9"
        ),
        (
            "a date without fractions", "started at 2026-01-31 09:05:07",
            "started at 2031-12-01 23:59:59.123"
        ),
        ("an address", "Blogger at 0x00007f8a1c", "Blogger at 0x0000600003abcdef"),
    ])
    func `what differs in every run is made alike`(_ what: String, _ shown: String, _ real: String)
    {
        let findings = claim(.breakIt, console: [shown]).findings(
            in: Report(verdict: .red, transcript: real))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("a line", "T.swift:12:9: error", "T.swift:13:9: error"),
        ("a value", "(total → 1.5) == 2.5", "(total → 1.25) == 2.5"),
        ("a count", "with 1 issue.", "with 2 issues."),
        ("a small hexadecimal number", "at 0x1f", "at 0x2f"),
        ("a day without a time", "on 2026-01-31", "on 2026-02-01"),
    ])
    func `what a run is about is not made alike`(_ what: String, _ shown: String, _ real: String) {
        let findings = claim(.breakIt, console: [shown]).findings(
            in: Report(verdict: .red, transcript: real))

        #expect(findings.map(\.expected) == [shown])
    }

}
