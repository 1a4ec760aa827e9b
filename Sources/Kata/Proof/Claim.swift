/// What a step claims, held against what happened.
struct Claim {
    var moment: Moment
    /// The tests that were there at the last green, by id and name.
    var knownTests: [String: String]
    var lesson: String

    init(_ moment: Moment, knownTests: [String: String], lesson: String) {
        self.moment = moment
        self.knownTests = knownTests
        self.lesson = lesson
    }

    /// What is not as the step says; empty if everything is.
    func findings(in report: Report) -> [Finding] {
        outcome(report) + console(report) + (isGreen(report) ? lostTests(report) : []) + mixture
    }

    var step: Step { moment.step }

    /// Whether every test passed, or was skipped as the heading says.
    func isGreen(_ report: Report) -> Bool {
        report.isGreen
            || (report.verdict == .empty && !report.tests.isEmpty && step.maySkipEverything)
    }

    private func outcome(_ report: Report) -> [Finding] {
        switch (step.sign, report.verdict) {
        case (.green, .green), (.refactor, .green), (.hole, .green), (.red, .doesNotCompile):
            return []
        // Nobody is to wait for what has no end.
        case (.red, let verdict) where verdict.isNoticed && verdict.isLasting,
            (.breakIt, let verdict) where verdict.isNoticed && verdict.isLasting:
            return naming(report)
        case (.green, _), (.refactor, _):
            return isGreen(report) ? [] : [finding("green", report.details)]
        case (.red, _):
            return [finding("red: it does not compile, or tests fail", report.details)]
        case (.hole, _):
            return [finding("green: no test notices", report.details)]
        case (.breakIt, _):
            return [finding("the tests named fail", report.details)]
        }
    }

    /// A refactoring changes the tests or the code.
    private var mixture: [Finding] {
        let kinds = Set(moment.changes.map(\.isTests))
        guard step.sign == .refactor, kinds.count > 1, !step.changesTestsAndCode else { return [] }
        return [
            finding("tests or code change, or the heading says “tests and code”", "both change")
        ]
    }

    func finding(_ expected: String, _ actual: String) -> Finding {
        Finding(path: lesson, line: step.line, expected: expected, actual: actual)
    }
}

extension Report {
    var details: String {
        isGreen ? "green: \(counted(passed, "test")) passed" : verdict.summary + "\n" + transcript
    }
}
