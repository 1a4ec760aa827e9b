/// What one save came to: a line of an exercise's history.
package struct Entry: Equatable, Sendable, Codable {
    /// Seconds since 1970.
    package var time: Double
    package var light: Light
    /// The names of the tests, by how they ended.
    package var passing: [String]
    package var failing: [String]
    package var disabled: [String]
    /// What has changed since the save before.
    package var changedTests: Bool
    package var changedCode: Bool
    /// Whether the run ended before all tests had their turn, as in a crash.
    package var isCutShort: Bool
    /// Whether it is the tests that do not compile, as when they name what is not there yet.
    package var isBrokenInTests: Bool
    /// What the learner said it would be: true for green.
    package var prediction: Bool?
    /// What the coach said.
    package var advice: Coach.Kind?

    package init(
        time: Double, light: Light, passing: [String] = [], failing: [String] = [],
        disabled: [String] = [], changedTests: Bool = false, changedCode: Bool = false,
        isCutShort: Bool = false, isBrokenInTests: Bool = false, prediction: Bool? = nil,
        advice: Coach.Kind? = nil
    ) {
        self.time = time
        self.light = light
        self.passing = passing
        self.failing = failing
        self.disabled = disabled
        self.changedTests = changedTests
        self.changedCode = changedCode
        self.isCutShort = isCutShort
        self.isBrokenInTests = isBrokenInTests
        self.prediction = prediction
        self.advice = advice
    }

    /// Describes a run that followed `last`.
    package init(
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

    /// The names of all tests that ran.
    package var tests: Set<String> { Set(passing + failing) }

    /// Whether all tests had their turn.
    var isWhole: Bool { light != .amber && !isCutShort }

    /// Whether the run came to what `other` came to.
    package func isLike(_ other: Entry) -> Bool {
        passing == other.passing && failing == other.failing && disabled == other.disabled
            && isWhole == other.isWhole && isBrokenInTests == other.isBrokenInTests
    }

    /// The tests that ran here and not in `last`.
    func newTests(since last: Entry) -> Set<String> { tests.subtracting(last.tests) }

    /// The tests that ran in `last` and are no longer there.
    func goneTests(since last: Entry) -> Set<String> {
        last.tests.subtracting(tests).subtracting(disabled)
    }

    /// Whether the prediction was right; nil if there was none.
    ///
    /// What does not compile is a red only if it is a test that names what is not there yet.
    package var isPredictionRight: Bool? {
        light == .amber && !isBrokenInTests ? nil : prediction.map { $0 == light.isGreen }
    }
}
