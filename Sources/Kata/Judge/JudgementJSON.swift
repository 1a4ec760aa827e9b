/// A judgement for other programs: what `check --json` prints, one for each exercise.
struct JudgementJSON: Encodable, Equatable {
    var exercise: String
    var home: String
    var kind: String
    var isDone: Bool
    /// What to do next, then where, as `path:line`, then which command helps.
    var next: [String]
    var yourTestsOnYourCode: ReportJSON
    /// Not there where your tests are not green on your own code, unless they are red on ours, too.
    var yourTestsOnOurCode: ReportJSON?
    var ourTestsOnYourCode: ReportJSON?
    var faultyVersions: [FaultyVersion]
    /// Your tests on the starter; where a bug is to be fixed.
    var yourTestsOnStarter: ReportJSON?
    /// Not there where nobody has watched.
    var seenRed: Judgement.SeenRed?
    /// Not there where nothing is less than it was.
    var noticesLess: Loss?

    struct FaultyVersion: Encodable, Equatable {
        var complaint: String
        var isNoticed: Bool
        var summary: String
        var seconds: Double
    }

    init(_ judgement: Judgement) {
        let squares = judgement.squares
        exercise = judgement.exercise
        home = judgement.signposts.home
        kind = squares.kind.rawValue
        isDone = judgement.isDone
        next = AdviceText(judgement).lines
        yourTestsOnYourCode = ReportJSON(squares.yourTestsOnYourCode)
        yourTestsOnOurCode = squares.yourTestsOnOurCode.map(ReportJSON.init)
        ourTestsOnYourCode = squares.ourTestsOnYourCode.map(ReportJSON.init)
        yourTestsOnStarter = squares.yourTestsOnStarter.map(ReportJSON.init)
        faultyVersions = squares.yourTestsOnMutants.map {
            FaultyVersion(
                complaint: $0.complaint, isNoticed: $0.isCaught,
                summary: $0.report.verdict.summary, seconds: $0.report.seconds)
        }
        noticesLess = judgement.loss
        seenRed = judgement.seenRed
    }
}

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
