import Testing

@testable import kata

/// What two runs of the same come to.
struct ReportTests {
    @Test func `the same once more is the last of the two`() {
        let first = Self.addsRed
        var last = first
        last.transcript = "after 2 s"

        #expect(first.confirmed(by: last) == last)
    }

    @Test func `what the compiler says of one module comes before the failing tests of another`() {
        let red = Report(verdict: .red, failures: [Failure(test: "one", message: "no")])
        let open = Report(
            verdict: .doesNotCompile, failures: [Failure(test: nil, message: "no such name")])

        let report = Report.combining([red, open])

        #expect(report.verdict == .doesNotCompile)
        #expect(report.failures.map(\.message) == ["no such name"])
    }

    @Test func `what stands in a macro's expansion comes behind what stands in a file`() {
        let report = Report.doesNotCompile(
            """
            macro expansion @Test:24:1: error: ambiguous use of 'it'
            Tests/LeapTests/LeapTests.swift:7:10: error: invalid redeclaration of 'it()'
            """)

        #expect(report.failures.first?.message == "invalid redeclaration of 'it()'")
        #expect(report.failures.count == 2)
    }

    @Test func `what stands in a macro's expansion is said to be where the macro stands`() {
        let report = Report.doesNotCompile(
            """
            macro expansion #expect:1:32: error: call can throw
            `- macro expansion @Test:2:1: note: expanded code originates here
               `- Tests/V.swift:8:48: note: expanded code originates here
             6 |     @Test func a() {
            macro expansion @Test:16:27: error: cannot convert
            `- Tests/V.swift:11:48: note: expanded code originates here
            """)

        #expect(report.failures.map(\.file) == ["Tests/V.swift", "Tests/V.swift"])
        #expect(report.failures.map(\.line) == [8, 11])
    }

    @Test func `a crash is not mixed up with what is red in the other framework`() throws {
        let module = Module(name: "ATests", isTests: true, files: ["Tests/ATests.swift": "a\nb\n"])
        var report = Report.combining([
            Report(
                verdict: .crashed(how: "signal 4", during: "X.test_a"),
                failures: [Failure(test: "X.test_a", message: "crashed")],
                transcript: "ATests/ATests.swift:2: Fatal error: no"),
            Report(verdict: .red, failures: [Failure(test: "b", line: 9, message: "1 == 2")]),
        ])

        report.findCrash(in: [module])

        #expect(report.crash?.test == "X.test_a")
        #expect(report.crash?.line == 2)
        #expect(report.failures.last == Failure(test: "b", line: 9, message: "1 == 2"))
    }

    @Test func `what is said of a disk in somebody's code is no full disk`() throws {
        let code = "let a: Int = x\nlet b = \"No space left on device\""

        #expect(
            try Workbench.swiftTesting("@Test func a() {}", code: code).verdict == .doesNotCompile)
    }

    @Test func `two tests of one name are two`() {
        let ids = ["T.A/same()", "T.B/same()", "T.C/same()", "T.D/other()"]
        let report = Report(
            verdict: .red,
            tests: zip(ids, [.failed, .failed, .passed, .failed] as [TestResult.Outcome]).map {
                TestResult(id: $0, name: $0.hasSuffix("other()") ? "other" : "same", outcome: $1)
            })

        #expect(SquaresText.cell(report) == "✘ 3 failing")
        #expect(ReportJSON(report).failing == ["T.A/same()", "T.B/same()", "other"])
        #expect(
            WatchScreen(title: "Even", report: report).plainLines()[0]
                .contains("3 of 4 tests failed."))
    }

    @Test func `a failure outside of every test is not said to be none`() {
        let report = Report(
            verdict: .red, tests: [TestResult(id: "T.a()", name: "a", outcome: .passed)],
            failures: [Failure(message: "too late")])

        #expect(SquaresText.cell(report) == "✘ between tests")
        #expect(
            WatchScreen(title: "Even", report: report).plainLines()[0]
                .contains("Something failed between the tests."))
    }

    @Test func `two crashes are a crash, wherever they happen`() {
        let last = Self.report(.crashed(how: "signal 11", during: "drops"), ["drops": .unfinished])

        #expect(Self.crash.confirmed(by: last) == last)
    }

    @Test(arguments: [
        (addsRed, green, ["adds"]), (addsRed, dropsRed, ["adds", "drops"]),
        (addsCrashed, green, ["adds", "drops"]),
    ])
    func `what is not the same once more is flaky, with the names of the tests`(
        _ first: Report, _ last: Report, _ names: [String]
    ) {
        var last = last
        last.transcript = "after 2 s"

        let report = first.confirmed(by: last)

        #expect(report.verdict == .flaky(names))
        #expect(
            report.transcript == "One run of two: \(first.verdict.summary)\nThe other:\nafter 2 s")
        #expect(
            report.verdict.summary.hasPrefix("is flaky: red once and green once, in “adds”"))
    }

    @Test(arguments: [
        Verdict.timedOut(during: nil), .flooded(bytes: 900, during: nil),
        .killed(signal: 9, during: nil),
    ])
    func `a second run that is cut short proves nothing`(_ verdict: Verdict) {
        let last = Self.report(verdict, [:])

        #expect(Self.crash.confirmed(by: last) == last)
    }

    @Test func `too much memory is said in words`() {
        #expect(
            Verdict.killed(signal: 6, during: "a").summary == "ran out of memory in “a”")
    }

    @Test(arguments: [
        (Verdict.red, true, true), (.crashed(how: "signal 4", during: nil), true, true),
        (.timedOut(during: nil), true, false), (.flooded(bytes: 900, during: nil), true, false),
        (.killed(signal: 6, during: nil), true, false),
        (.killed(signal: 9, during: nil), false, false), (.flaky([]), false, false),
        (.green, false, true), (.empty, false, true), (.doesNotCompile, false, true),
    ])
    func `a fault is noticed by what its code comes to by itself, and what may be luck is not kept`(
        _ verdict: Verdict, _ isNoticed: Bool, _ isLasting: Bool
    ) {
        #expect(verdict.isNoticed == isNoticed)
        #expect(verdict.isLasting == isLasting)
    }

    @Test(arguments: [
        (Verdict.red, [bothRed, dropsRed, bothRed]),
        (.flaky(["adds", "drops"]), [addsRed, dropsRed]),
        (.flaky(["adds"]), [addsRed, green, green]),
        (.flaky(["adds"]), [green, addsRed, green]),
        (.flaky(["adds"]), [green, green, addsRed]), (.flaky(["x"]), [flaky, green]),
        (.flaky(["adds"]), [hang, green, hang]), (.green, [green, green]),
        (.crashed(how: "signal 4", during: nil), [crash, crash]),
        (.flaky(["same", "same"]), redInTwoOfOneName),
    ])
    func `several runs are red if one test is each time, and else flaky or all the same`(
        _ verdict: Verdict, _ reports: [Report]
    ) {
        let report = Report.steady(reports)

        #expect(report.verdict == verdict)
        #expect(verdict.name == "flaky" || report == reports.last)
    }

    private static let green = report(.green, ["adds": .passed, "drops": .passed])
    private static let bothRed = report(.red, ["adds": .failed, "drops": .failed])
    private static let addsRed = report(.red, ["adds": .failed, "drops": .passed])
    private static let dropsRed = report(.red, ["adds": .passed, "drops": .failed])
    private static let flaky = report(.flaky(["x"]), ["adds": .passed, "drops": .passed])
    private static let crash = report(.crashed(how: "signal 4", during: nil), [:])
    private static let addsCrashed = report(
        .crashed(how: "signal 4", during: "adds"), ["adds": .unfinished])
    private static let hang = report(
        .timedOut(during: "adds"), ["adds": .unfinished, "drops": .passed])

    private static let redInTwoOfOneName = ["T.A/same()", "T.B/same()"].map {
        Report(verdict: .red, tests: [TestResult(id: $0, name: "same", outcome: .failed)])
    }

    private static func report(
        _ verdict: Verdict, _ outcomes: KeyValuePairs<String, TestResult.Outcome>
    ) -> Report {
        Report(
            verdict: verdict,
            tests: outcomes.map { name, outcome in
                TestResult(id: "T/\(name)()", name: name, outcome: outcome)
            }, transcript: "printed")
    }
}

extension ReportTests {
    private static let module = Module(
        name: "ATests", isTests: true,
        files: [
            "Tests/ATests.swift": """
            struct ATests {
                @Test func adds() {}
                @Test(.disabled("later")) func `it drops`() {}
            }
            final class BTests: XCTestCase {
                func test_sells() {}
            }
            """
        ])

    @Test func `a report of the tests that are declared stays as it is`() {
        let report = allGreen([
            "ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_sells",
        ])

        #expect(report.told(by: Self.module) == report)
    }

    @Test(arguments: [
        ["ATests.ATests/adds()", "BTests.test_sells"],
        ["ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_other"],
        [
            "ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_sells",
            "BTests.test_b",
        ],
    ])
    func `a report of fewer, other or more tests is not green`(_ ids: [String]) {
        let report = allGreen(ids)

        #expect(
            report.told(by: Self.module).verdict.summary
                == "crashed: it left early, and tells of \(ids.count) tests, not of the 3 that were to run"
        )
    }

    @Test func `a report that is not green stays as it is`() {
        var report = allGreen(["ATests.ATests/adds()"])
        report.verdict = .red

        #expect(report.told(by: Self.module) == report)
    }

    private func allGreen(_ ids: [String]) -> Report {
        Report(verdict: .green, tests: ids.map { TestResult(id: $0, name: $0, outcome: .passed) })
    }
}

/// What of a run's output was printed by the code and its tests.
extension ReportTests {
    @Test(arguments: [
        (
            """
            Sources/A.swift:1:5: warning: variable was never used
            1 | var a = 1
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1
            ◇ Test "adds" started.
            total is 41

            ✘ Test "adds" recorded an issue at T.swift:3:5: Expectation failed
            ± inserted [1]
            and 42
            it passed after 3 seconds
            ✘ Test run with 1 test failed after 0.001 seconds with 1 issue.
            """, ["total is 41", "and 42", "it passed after 3 seconds"]
        ),
        // An argument with a line break.
        (
            """
            ◇ Test case passing 1 argument text → "
            " to "what is empty is not sent" started.
            sent “”
            ✔ Test case passing 1 argument text → "
            " to "what is empty is not sent" passed after 0.001 seconds.
            """, ["sent “”"]
        ),
        (
            """
            Test Suite 'All tests' started at 2026-01-01 00:00:00.000
            Test Case 'T.test_adds' started at 2026-01-01 00:00:00.000
            total is 41
            /a/T.swift:3: error: T.test_adds : XCTAssertEqual failed: ("1") is not equal to ("2")
            and 42Test Case 'T.test_adds' failed (0.001 seconds)
            \t Executed 1 test, with 1 failure (0 unexpected) in 0.001 (0.001) seconds
            """, ["total is 41", "and 42"]
        ),
        ("◇ Test run started.\nhello\nT.swift:1: Fatal error: oh\nstack trace", ["hello"]),
        ("", []),
    ])
    func `what compiler, frameworks and runtime say is not printed by the code`(
        _ transcript: String, _ printed: [String]
    ) {
        #expect(Report(verdict: .red, transcript: transcript).printed == printed)
    }

    @Test func `where nothing ran nothing was printed`() {
        #expect(Report(verdict: .doesNotCompile, transcript: "◇ odd\nerror").printed.isEmpty)
    }
}
