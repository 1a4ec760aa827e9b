import Testing

@testable import kata

/// What the sign of a step claims, which tests it says that fail, and what it changes.
struct ClaimTests: ClaimSample {
    // MARK: The sign and the verdict

    @Test(
        arguments: [
            (.red, .doesNotCompile, nil), (.red, .red, nil), (.red, crashed, nil),
            (.red, .green, "green: 2 tests passed"), (.red, .empty, "empty: no test ran"),
            (.green, .green, nil), (.green, .red, "red"),
            (.green, .doesNotCompile, "does not compile"), (.green, .empty, "empty: no test ran"),
            (.green, crashed, "crashed in “adds”: signal 4"), (.refactor, .green, nil),
            (.refactor, .red, "red"),
            (.refactor, .flooded(bytes: 900, during: nil), "flooded: more than 900 bytes"),
            (.breakIt, .red, nil), (.breakIt, crashed, nil),
            (.breakIt, .green, "green: 2 tests passed"), (.breakIt, .empty, "empty: no test ran"),
            (.breakIt, .doesNotCompile, "does not compile"),
            (.breakIt, .timedOut(during: nil), "timed out"), (.hole, .green, nil),
            (.hole, .red, "red"), (.hole, .doesNotCompile, "does not compile"),
            (.hole, .empty, "empty: no test ran"),
        ] as [(Sign, Verdict, String?)])
    func `a verdict fits the sign, or is a finding`(
        _ sign: Sign, _ verdict: Verdict, _ words: String?
    ) {
        let findings = claim(sign).findings(
            in: report(verdict, passing: ["adds", "drops"], transcript: "the output"))

        let actual = words.map { $0 + (verdict == .green ? "" : "\nthe output") }
        #expect(findings.map(\.actual) == [actual].compactMap(\.self))
        #expect(findings.allSatisfy { $0.expected == Self.expected[sign] && $0.line == 31 })
    }

    private static let crashed = Verdict.crashed(how: "signal 4", during: "adds")
    private static let expected: [Sign: String] = [
        .green: "green", .refactor: "green", .red: "red: it does not compile, or tests fail",
        .breakIt: "the tests named fail", .hole: "green: no test notices",
    ]

    @Test(
        arguments: [
            (.green, "Green: fifteen tests, all skipped", ["adds", "drops"], true),
            (.refactor, "Green: fifteen tests, all skipped", ["adds", "drops"], true),
            (.green, "All skipped", [], false), (.green, "All are there", ["adds"], false),
            (.hole, "All skipped", ["adds"], false),
        ] as [(Sign, String, [String], Bool)])
    func `a green step whose heading says “skipped” may skip every test that is there`(
        _ sign: Sign, _ heading: String, _ skipped: [String], isFine: Bool
    ) {
        let findings = claim(sign, heading: heading).findings(in: report(.empty, skipping: skipped))

        #expect(findings.isEmpty == isFine)
        #expect(findings.allSatisfy { $0.actual.hasPrefix("empty: no test ran") })
    }

    // MARK: The tests that fail

    @Test(arguments: [
        ("adds", "✘ Test \"adds\" failed"), ("adds", "✘ Test adds() failed"),
        ("CashTests.test_adds", "CashTests.swift:7: error: CashTests.test_adds : XCTFail"),
        ("CashTests.test_adds", "Test Case 'CashTests.test_adds' failed"),
    ])
    func `a failing test is named by the console block`(_ test: String, _ line: String) {
        let findings = claim(.red, console: [line]).findings(
            in: report(
                .red, passing: ["passes"], failing: [test], skipping: ["waits"], transcript: line))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [Sign.red, .breakIt])
    func `a failing test that the console block does not name is a finding`(_ sign: Sign) {
        let line = "✘ Test \"adds\" failed"

        let findings = claim(sign, console: [line]).findings(
            in: report(.red, failing: ["adds", "subtracts", "drops"], transcript: line))

        let expected = "only tests that the console block names fail"
        #expect(findings == [finding(expected: expected, actual: "“drops” fails too")])
    }

    @Test func `the test in which a run was cut short has to be named`() {
        let line = "Fatal error: Index out of range"

        let findings = claim(.red, console: [line]).findings(
            in: report(
                .crashed(how: "signal 4", during: "takes too many"),
                unfinished: ["takes too many"], transcript: line))

        #expect(findings.map(\.actual) == ["“takes too many” fails too"])
    }

    // MARK: Tests and code

    private static let both = ["Sources/A/A.swift", "Tests/ATests/A.swift"]

    @Test func `a refactoring that changes tests and code is a finding`() {
        let findings = claim(.refactor, changes: Self.both).findings(in: Report(verdict: .green))

        let expected = "tests or code change, or the heading says “tests and code”"
        #expect(findings == [finding(expected: expected, actual: "both change")])
    }

    @Test(arguments: [Sign.hole, .refactor, .breakIt, .green])
    func `a step that changes nothing is a finding`(_ sign: Sign) {
        let report = Report(verdict: sign.showsFailure ? .red : .green)

        let findings = claim(sign, changes: []).findings(in: report)

        #expect(findings == [finding(expected: "a change", actual: "this step changes nothing")])
    }

    @Test(
        arguments: [
            (.refactor, "A new name in tests and code", both),
            (.refactor, "Tests and code: a new name", both),
            (.refactor, "A new name", ["Sources/A/A.swift", "Sources/B/B.swift"]),
            (.refactor, "A new name", ["Tests/A/A.swift", "Tests/B/B.swift"]),
            (.red, "A new name", both), (.green, "A new name", both),
            (.breakIt, "A new name", both),
        ] as [(Sign, String, [String])])
    func `a refactoring may change one kind, or both if it says so, and any other step both`(
        _ sign: Sign, _ heading: String, _ changes: [String]
    ) {
        let report = Report(verdict: sign.showsFailure ? .red : .green)

        #expect(claim(sign, heading: heading, changes: changes).findings(in: report).isEmpty)
    }
}
