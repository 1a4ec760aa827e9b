import Testing

@testable import kata

struct EntryTests {
    // MARK: Tests

    @Test
    func `an entry has what was said and changed, and the tests by how they ended, by their names`()
    {
        let report = Report(
            verdict: .red,
            tests: [
                result("works", .passed), result("counts", .passed), result("waits", .unfinished),
                result("adds", .failed), result("sleeps", .skipped),
            ])

        let entry = Entry(
            report, after: nil, at: 1_234.5, changedTests: true, changedCode: false,
            prediction: true)

        #expect(entry.time == 1_234.5)
        #expect(entry.changedTests && !entry.changedCode)
        #expect(entry.prediction == true)
        #expect(entry.passing == ["counts", "works"])
        #expect(entry.failing == ["adds", "waits"])
        #expect(entry.disabled == ["sleeps"])
        #expect(entry.tests == ["adds", "counts", "waits", "works"])
    }

    @Test(arguments: [Verdict.red, .crashed(how: "signal 4", during: "adds")])
    func `a run that did not come to its end is cut short`(_ verdict: Verdict) {
        #expect(entry(Report(verdict: verdict)).isCutShort == verdict.isCutShort)
    }

    @Test func `two entries tell which tests are new and which are gone`() {
        let before = Entry.green("adds", "counts", "sleeps")

        let entry = Entry.red("subtracts", passing: ["adds"], disabled: ["sleeps"])

        #expect(entry.newTests(since: before) == ["subtracts"])
        #expect(entry.goneTests(since: before) == ["counts"])
    }

    // MARK: Light

    @Test(
        arguments: [
            (.green("adds"), false, true, .refactor), (.refactor("adds"), true, false, .refactor),
            (.green("adds"), false, false, .green), (.red("adds"), false, true, .green),
            (.amber(changed: .code), false, true, .green),
            (.dark(disabled: "adds"), false, true, .green), (nil, false, true, .green),
        ] as [(Entry?, Bool, Bool, Light)])
    func `green after a change under green is a refactoring`(
        _ last: Entry?, _ changedTests: Bool, _ changedCode: Bool, _ light: Light
    ) {
        let entry = entry(
            Report(verdict: .green), after: last, changedTests: changedTests,
            changedCode: changedCode)

        #expect(entry.light == light)
    }

    // MARK: What does not compile

    @Test(
        arguments: [
            (Verdict.doesNotCompile, "Exercises/01-Leap/Even/Tests/EvenTests.swift", true),
            (.doesNotCompile, "Exercises/01-Leap/Even/Sources/Even.swift", false),
            (.doesNotCompile, "Practice/Tests/A/B.swift", true), (.doesNotCompile, nil, false),
            (.red, "Exercises/01-Leap/Even/Tests/EvenTests.swift", false),
        ] as [(Verdict, String?, Bool)])
    func `it is the tests that are broken if the first error is in them`(
        _ verdict: Verdict, _ file: String?, _ isBroken: Bool
    ) {
        let report = Report(
            verdict: verdict,
            failures: [
                Failure(file: file, line: 7, message: "cannot find 'isOdd' in scope"),
                Failure(file: "Tests/Later.swift", line: 9, message: "cannot find 'isOdd'"),
            ])

        #expect(entry(report).isBrokenInTests == isBroken)
    }

    // MARK: Predictions

    @Test(
        arguments: [
            (Entry.green("adds"), true, true), (.refactor("adds"), true, true),
            (.red("adds"), true, false), (.red("adds"), false, true),
            (.green("adds"), false, false),
            (.amber(changed: .tests), false, true), (.dark(disabled: "adds"), false, nil),
        ] as [(Entry, Bool, Bool?)])
    func `a prediction is right if it says whether it is green`(
        _ entry: Entry, _ green: Bool, _ isRight: Bool?
    ) {
        #expect(entry.predicted(green: green).isPredictionRight == isRight)
    }

    @Test func `without a prediction none is right or wrong`() {
        #expect(Entry.green("adds").isPredictionRight == nil)
    }

    // MARK: -

    private func result(_ name: String, _ outcome: TestResult.Outcome) -> TestResult {
        TestResult(id: "Tests/" + name, name: name, outcome: outcome)
    }

    private func entry(
        _ report: Report, after last: Entry? = nil, changedTests: Bool = false,
        changedCode: Bool = false
    ) -> Entry {
        Entry(
            report, after: last, at: 5_000, changedTests: changedTests, changedCode: changedCode)
    }
}

struct LightTests {
    @Test(arguments: [
        (Verdict.green, Light.green, Light.refactor), (.red, .red, .red),
        (.crashed(how: "signal 4", during: nil), .red, .red),
        (.timedOut(during: "waits"), .red, .red), (.killed(signal: 9, during: nil), .red, .red),
        (.flaky(["waits"]), .red, .red), (.flooded(bytes: 900, during: "prints"), .red, .red),
        (.doesNotCompile, .amber, .amber), (.empty, .dark, .dark),
    ])
    func `what happened has a light, after red and after green`(
        _ verdict: Verdict, _ afterRed: Light, _ afterGreen: Light
    ) {
        #expect(Light(verdict, wasGreen: false) == afterRed)
        #expect(Light(verdict, wasGreen: true) == afterGreen)
    }

    @Test func `green and refactor are green, and nothing else is`() {
        #expect(Light.allCases.filter(\.isGreen) == [.green, .refactor])
    }
}
