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
}
