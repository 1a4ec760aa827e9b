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
        failing = report.failingTitles
        failures = report.failures
        seconds = report.seconds
    }
}
