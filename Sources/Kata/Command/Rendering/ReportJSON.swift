import Course

/// What came of a run, for other programs.
struct ReportJSON: Encodable, Equatable {
    var verdict: String
    var summary: String
    var passed: Int
    var failing: [String]
    var failures: [Failure]
    var seconds: Double

    init(_ report: Report) {
        verdict = report.verdict.name
        summary = report.verdict.summary
        passed = report.passed
        failing = report.failing.sorted()
        failures = report.failures
        seconds = report.seconds
    }
}

extension Verdict {
    /// In one word, for other programs.
    var name: String {
        switch self {
        case .doesNotCompile: "doesNotCompile"
        case .red: "red"
        case .green: "green"
        case .empty: "empty"
        case .crashed: "crashed"
        case .timedOut: "timedOut"
        case .flooded: "flooded"
        case .killed: "killed"
        case .flaky: "flaky"
        }
    }
}
