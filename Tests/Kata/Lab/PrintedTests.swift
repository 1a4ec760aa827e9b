import Testing

@testable import kata

/// What of a run's output was printed by the code and its tests.
struct PrintedTests {
    @Test func `what Swift Testing says is left out`() {
        let report = Report(
            verdict: .red,
            transcript: """
                ◇ Test run started.
                ↳ Testing Library Version: 6.3.1
                ◇ Test "adds" started.
                total is 41

                ✘ Test "adds" recorded an issue at T.swift:3:5: Expectation failed
                ± inserted [1]
                and 42
                it passed after 3 seconds
                ✘ Test run with 1 test failed after 0.001 seconds with 1 issue.
                """)

        #expect(report.printed == ["total is 41", "and 42", "it passed after 3 seconds"])
    }

    @Test func `an argument with a line break is not printed by the code`() {
        let report = Report(
            verdict: .green,
            transcript: """
                ◇ Test case passing 1 argument text → "
                " to "what is empty is not sent" started.
                sent “”
                ✔ Test case passing 1 argument text → "
                " to "what is empty is not sent" passed after 0.001 seconds.
                """)

        #expect(report.printed == ["sent “”"])
    }

    @Test func `what XCTest says is left out`() {
        let report = Report(
            verdict: .red,
            transcript: """
                Test Suite 'All tests' started at 2026-01-01 00:00:00.000
                Test Case 'T.test_adds' started at 2026-01-01 00:00:00.000
                total is 41
                /a/T.swift:3: error: T.test_adds : XCTAssertEqual failed: ("1") is not equal to ("2")
                Test Case 'T.test_adds' failed (0.001 seconds)
                \t Executed 1 test, with 1 failure (0 unexpected) in 0.001 (0.001) seconds
                """)

        #expect(report.printed == ["total is 41"])
    }

    @Test func `what stands before a line of XCTest is printed by the code`() {
        let report = Report(
            verdict: .green,
            transcript: """
                Test Case 'T.test_adds' started at 2026-01-01 00:00:00.000
                total is 41Test Case 'T.test_adds' passed (0.001 seconds)
                """)

        #expect(report.printed == ["total is 41"])
    }

    @Test func `warnings of the compiler are not printed by the code`() {
        let report = Report(
            verdict: .green,
            transcript: """
                Sources/A.swift:1:5: warning: variable was never used
                1 | var a = 1
                ◇ Test run started.
                hello
                """)

        #expect(report.printed == ["hello"])
    }

    @Test func `what the runtime says of a crash is not printed by the code`() {
        let report = Report(
            verdict: .crashed(how: "signal 4", during: nil),
            transcript: "◇ Test run started.\nhello\nT.swift:1: Fatal error: oh\nstack trace")

        #expect(report.printed == ["hello"])
    }

    @Test func `where nothing ran nothing was printed`() {
        #expect(Report(verdict: .doesNotCompile, transcript: "◇ odd\nerror").printed.isEmpty)
        #expect(Report(verdict: .green, transcript: "").printed.isEmpty)
    }
}
