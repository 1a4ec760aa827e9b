import Testing

@testable import kata

/// What two runs of the same come to.
struct ReportTests {
    @Test func `the same once more is the last of the two`() {
        let first = report(.red, ["adds": .failed], transcript: "after 1 s")
        let last = report(.red, ["adds": .failed], transcript: "after 2 s")

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

    @Test func `two tests of one name are not one that is red each time`() {
        let reports = ["T.A/same()", "T.B/same()"].map { id in
            Report(
                verdict: .red, tests: [TestResult(id: id, name: "same", outcome: .failed)])
        }

        #expect(Report.steady(reports).verdict.name == "flaky")
    }

    @Test func `two crashes are a crash, wherever they happen`() {
        let first = report(.crashed(how: "signal 4", during: "adds"), ["adds": .unfinished])
        let last = report(.crashed(how: "signal 11", during: "drops"), ["drops": .unfinished])

        #expect(first.confirmed(by: last) == last)
    }

    @Test func `red once and green once is flaky, with the names of the tests`() {
        let first = report(.red, ["adds": .failed, "drops": .passed])
        let last = report(.green, ["adds": .passed, "drops": .passed])

        let verdict = first.confirmed(by: last).verdict
        #expect(verdict == .flaky(["adds"]))
        #expect(verdict.summary == "is flaky: red once and green once, in “adds”")
    }

    @Test func `red both times in other tests is flaky`() {
        let first = report(.red, ["adds": .failed, "drops": .passed])
        let last = report(.red, ["adds": .passed, "drops": .failed])

        #expect(first.confirmed(by: last).verdict == .flaky(["adds", "drops"]))
    }

    @Test func `a crash once is flaky, and names the tests that had no turn`() {
        let first = report(.crashed(how: "signal 4", during: "adds"), ["adds": .unfinished])
        let last = report(.green, ["adds": .passed, "drops": .passed], transcript: "passed")

        let report = first.confirmed(by: last)
        #expect(report.verdict == .flaky(["adds", "drops"]))
        #expect(
            report.transcript == "One run of two: crashed in “adds”: signal 4\nThe other:\npassed")
    }

    @Test(arguments: [
        Verdict.timedOut(during: nil), .flooded(bytes: 900, during: nil),
        .killed(signal: 9, during: nil),
    ])
    func `a second run that is cut short proves nothing`(_ verdict: Verdict) {
        let first = report(.crashed(how: "signal 4", during: nil), [:])
        let last = report(verdict, [:])

        #expect(first.confirmed(by: last) == last)
    }

    @Test(arguments: [
        Verdict.timedOut(during: nil), .flooded(bytes: 900, during: nil),
        .killed(signal: 9, during: nil), .flaky([]),
    ])
    func `what may be luck does not last`(_ verdict: Verdict) {
        #expect(!verdict.isLasting)
    }

    @Test(arguments: [
        (Verdict.red, true), (.crashed(how: "signal 4", during: nil), true),
        (.timedOut(during: nil), true), (.flooded(bytes: 900, during: nil), true),
        (.killed(signal: 6, during: nil), true), (.killed(signal: 9, during: nil), false),
        (.flaky([]), false), (.green, false), (.empty, false), (.doesNotCompile, false),
    ])
    func `a fault is noticed by what its code comes to by itself`(
        _ verdict: Verdict, _ isNoticed: Bool
    ) {
        #expect(verdict.isNoticed == isNoticed)
    }

    // MARK: Several times

    @Test func `red each time, by one test at least, is red`() {
        let both = report(.red, ["adds": .failed, "drops": .failed])
        let one = report(.red, ["adds": .passed, "drops": .failed])

        #expect(Report.steady([both, one, both]) == both)
    }

    @Test func `red each time by other tests is flaky`() {
        let adds = report(.red, ["adds": .failed, "drops": .passed])
        let drops = report(.red, ["adds": .passed, "drops": .failed])

        #expect(Report.steady([adds, adds, drops]).verdict == .flaky(["adds", "drops"]))
    }

    @Test(arguments: 0..<3) func `red once among greens is flaky, whenever it was`(_ index: Int) {
        var reports = Array(repeating: report(.green, ["adds": .passed]), count: 3)
        reports[index] = report(.red, ["adds": .failed])

        #expect(Report.steady(reports).verdict == .flaky(["adds"]))
    }

    @Test func `what was flaky before keeps its names`() {
        let flaky = report(.flaky(["adds"]), ["adds": .passed])

        #expect(Report.steady([flaky, report(.green, ["adds": .passed])]) == flaky)
    }

    @Test func `a hang once among greens is flaky`() {
        let hang = report(.timedOut(during: "adds"), ["adds": .unfinished])
        let green = report(.green, ["adds": .passed])

        #expect(Report.steady([hang, green, hang]).verdict == .flaky(["adds"]))
    }

    @Test func `green each time is green, and a crash each time a crash`() {
        let green = report(.green, ["adds": .passed])
        let crash = report(.crashed(how: "signal 4", during: nil), [:])

        #expect(Report.steady([green, green]) == green)
        #expect(Report.steady([crash, crash]) == crash)
    }

    private func report(
        _ verdict: Verdict, _ outcomes: KeyValuePairs<String, TestResult.Outcome>,
        transcript: String = ""
    ) -> Report {
        Report(
            verdict: verdict,
            tests: outcomes.map { name, outcome in
                TestResult(id: "T/\(name)()", name: name, outcome: outcome)
            },
            transcript: transcript)
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
        let report = report(
            "ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_sells")

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
        let report = report(ids)

        let verdict = report.told(by: Self.module).verdict

        #expect(
            verdict.summary
                == "crashed: it left early, and tells of \(ids.count) tests, not of the 3 that were to run"
        )
    }

    @Test func `a report that is not green stays as it is`() {
        var report = report("ATests.ATests/adds()")
        report.verdict = .red

        #expect(report.told(by: Self.module) == report)
    }

    private func report(_ ids: String...) -> Report { report(ids) }

    private func report(_ ids: [String]) -> Report {
        Report(verdict: .green, tests: ids.map { TestResult(id: $0, name: $0, outcome: .passed) })
    }
}
