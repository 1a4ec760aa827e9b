import Course

/// A judgement for other programs: what `check --json` prints, one for each exercise.
struct JudgementJSON: Encodable, Equatable {
    var exercise: String
    var home: String
    var kind: String
    var isDone: Bool
    /// What to do next, then where, as `path:line`, then which command helps.
    var next: [String]
    var yourTestsOnYourCode: Square
    /// Not there where your tests are not green on your own code.
    var yourTestsOnOurCode: Square?
    var ourTestsOnYourCode: Square?
    var faultyVersions: [FaultyVersion]
    /// Your tests on the starter; where a bug is to be fixed.
    var yourTestsOnStarter: Square?
    /// Not there where nobody has watched.
    var seenRed: SeenRed?

    struct Square: Encodable, Equatable {
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

    struct FaultyVersion: Encodable, Equatable {
        var complaint: String
        var isNoticed: Bool
        var summary: String
        var seconds: Double
    }

    struct SeenRed: Encodable, Equatable {
        var tests: [String]
        var seen: [String]
    }

    init(_ judgement: Judgement) {
        let squares = judgement.squares
        exercise = judgement.exercise
        home = judgement.signposts.home
        kind = squares.kind.rawValue
        isDone = judgement.isDone
        next = AdviceText(judgement).lines
        yourTestsOnYourCode = Square(squares.yourTestsOnYourCode)
        yourTestsOnOurCode = squares.yourTestsOnOurCode.map(Square.init)
        ourTestsOnYourCode = squares.ourTestsOnYourCode.map(Square.init)
        yourTestsOnStarter = squares.yourTestsOnStarter.map(Square.init)
        faultyVersions = squares.yourTestsOnMutants.map {
            FaultyVersion(
                complaint: $0.complaint, isNoticed: $0.isCaught,
                summary: $0.report.verdict.summary, seconds: $0.report.seconds)
        }
        seenRed = judgement.seenRed.map {
            SeenRed(tests: $0.tests.sorted(), seen: $0.seen.sorted())
        }
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
