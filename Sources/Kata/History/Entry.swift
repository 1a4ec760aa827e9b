/// What one save came to: a line of an exercise's history.
struct Entry: Equatable, Sendable, Codable {
    /// Seconds since 1970.
    var time: Double
    var light: Light
    /// The names of the tests, by how they ended.
    var passing: [String] = []
    var failing: [String] = []
    var disabled: [String] = []
    var changedTests = false
    var changedCode = false
    /// Whether the run ended before all tests had their turn, as in a crash.
    var isCutShort = false
    /// Whether it is the tests that do not compile, as when they name what is not there yet.
    var isBrokenInTests = false
    /// What the learner said it would be: true for green.
    var prediction: Bool?
    var advice: Coach.Kind?
    /// True where the files are as the companion has written them: a beginning, and no save.
    var isGiven: Bool?
}

extension Entry {
    init(
        _ report: Report, after last: Entry?, at time: Double, changedTests: Bool,
        changedCode: Bool, prediction: Bool? = nil
    ) {
        let names = { (outcomes: Set<TestResult.Outcome>) in
            report.tests.filter { outcomes.contains($0.outcome) }.map(\.name).sorted()
        }
        self.init(
            time: time,
            light: Light(
                report.verdict,
                wasGreen: last?.light.isGreen ?? false && (changedTests || changedCode)),
            passing: names([.passed]),
            failing: names([.failed, .unfinished]),
            disabled: names([.skipped]),
            changedTests: changedTests,
            changedCode: changedCode,
            isCutShort: report.verdict.isCutShort,
            isBrokenInTests: report.verdict == .doesNotCompile
                && report.failures.first?.file?.isTests ?? false,
            prediction: prediction
        )
    }

    var tests: Set<String> { Set(passing + failing) }

    /// Whether all tests had their turn.
    var isWhole: Bool { light != .amber && !isCutShort }

    /// Whether the run came to what `other` came to.
    func isLike(_ other: Entry) -> Bool {
        passing == other.passing && failing == other.failing && disabled == other.disabled
            && isWhole == other.isWhole && isBrokenInTests == other.isBrokenInTests
    }

    func newTests(since last: Entry) -> Set<String> { tests.subtracting(last.tests) }

    func goneTests(since last: Entry) -> Set<String> {
        last.tests.subtracting(tests).subtracting(disabled)
    }

    /// Whether the prediction was right; nil if there was none.
    ///
    /// What does not compile is a red only if it is a test that names what is not there yet; where
    /// no test ran, nothing is.
    var isPredictionRight: Bool? {
        light == .dark || light == .amber && !isBrokenInTests
            ? nil : prediction.map { $0 == light.isGreen }
    }
}
