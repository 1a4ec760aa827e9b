import Testing

@testable import kata

/// What the sign of a step claims, and which tests fail.
struct ClaimTests: ClaimSample {
    // MARK: The sign and the verdict

    @Test(
        arguments: [
            (.red, .doesNotCompile), (.red, .red), (.red, .crashed(how: "signal 4", during: nil)),
            (.green, .green), (.refactor, .green), (.breakIt, .red),
            (.breakIt, .crashed(how: "signal 4", during: nil)), (.hole, .green),
        ] as [(Sign, Verdict)])
    func `a verdict that fits the sign is fine`(_ sign: Sign, _ verdict: Verdict) {
        #expect(claim(sign).findings(in: Report(verdict: verdict)).isEmpty)
    }

    @Test(
        arguments: [
            (.green, .red, "red\nthe output"),
            (.green, .doesNotCompile, "does not compile\nthe output"),
            (.green, .empty, "empty: no test ran\nthe output"),
            (
                .green, .crashed(how: "signal 4", during: "adds"),
                "crashed in “adds”: signal 4\nthe output"
            ),
            (.refactor, .red, "red\nthe output"),
            (
                .refactor, .flooded(bytes: 900, during: nil),
                "flooded: more than 900 bytes\nthe output"
            ),
            (.red, .green, "green: 2 tests passed"),
            (.red, .empty, "empty: no test ran\nthe output"),
            (.breakIt, .green, "green: 2 tests passed"),
            (.breakIt, .empty, "empty: no test ran\nthe output"),
            (.breakIt, .doesNotCompile, "does not compile\nthe output"),
            (.breakIt, .timedOut(during: nil), "timed out\nthe output"),
            (.hole, .red, "red\nthe output"),
            (.hole, .doesNotCompile, "does not compile\nthe output"),
            (.hole, .empty, "empty: no test ran\nthe output"),
        ] as [(Sign, Verdict, String)])
    func `a verdict that does not fit the sign is a finding`(
        _ sign: Sign, _ verdict: Verdict, _ actual: String
    ) {
        let findings = claim(sign).findings(
            in: report(verdict, passing: ["adds", "drops"], transcript: "the output"))

        #expect(findings == [finding(expected: Self.expected[sign] ?? "", actual: actual)])
    }

    private static let expected: [Sign: String] = [
        .green: "green", .refactor: "green", .red: "red: it does not compile, or tests fail",
        .breakIt: "the tests named fail", .hole: "green: no test notices",
    ]

    @Test(arguments: [Sign.green, .refactor])
    func `a green step whose heading says “skipped” may skip every test`(_ sign: Sign) {
        let findings = claim(sign, heading: "Green: fifteen tests, all skipped").findings(
            in: report(.empty, skipping: ["adds", "drops"]))

        #expect(findings.isEmpty)
    }

    @Test(
        arguments: [
            ("no test ran at all", .green, "All skipped", []),
            ("the heading does not say so", .green, "All are there", ["adds"]),
            ("it is no green step", .hole, "All skipped", ["adds"]),
        ] as [(String, Sign, String, [String])])
    func `every test may not be skipped if`(
        _ reason: String, _ sign: Sign, _ heading: String, _ skipped: [String]
    ) {
        let findings = claim(sign, heading: heading).findings(in: report(.empty, skipping: skipped))

        #expect(findings.count == 1)
        #expect(findings.first?.actual.hasPrefix("empty: no test ran") == true)
    }
}
