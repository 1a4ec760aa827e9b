import Foundation
import Testing

@testable import kata

struct EntryTests {
    // MARK: Tests

    @Test func `tests are told apart by how they ended, in the order of their names`() {
        let report = Report(
            verdict: .red,
            tests: [
                result("works", .passed), result("counts", .passed), result("waits", .unfinished),
                result("adds", .failed), result("sleeps", .skipped),
            ])

        let entry = entry(report)

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

    @Test func `green after a change under green is a refactoring`() {
        #expect(
            entry(Report(verdict: .green), after: .green("adds"), changedCode: true).light
                == .refactor)
    }

    @Test func `green after a change under a refactoring is one more`() {
        #expect(
            entry(Report(verdict: .green), after: .refactor("adds"), changedTests: true).light
                == .refactor)
    }

    @Test func `green once more without a change is no refactoring`() {
        #expect(entry(Report(verdict: .green), after: .green("adds")).light == .green)
    }

    @Test(
        arguments: [.red("adds"), .amber(changed: .code), .dark(disabled: "adds"), nil] as [Entry?])
    func `green is green after what was not`(_ last: Entry?) {
        #expect(entry(Report(verdict: .green), after: last, changedCode: true).light == .green)
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

    @Test(arguments: [
        (Entry.green("adds"), true, true), (.refactor("adds"), true, true),
        (.red("adds"), true, false), (.red("adds"), false, true), (.green("adds"), false, false),
        (.amber(changed: .tests), false, true),
    ])
    func `a prediction is right if it says whether it is green`(
        _ entry: Entry, _ green: Bool, _ isRight: Bool
    ) {
        #expect(entry.predicted(green: green).isPredictionRight == isRight)
    }

    @Test func `without a prediction none is right or wrong`() {
        #expect(Entry.green("adds").isPredictionRight == nil)
    }

    // MARK: Keeping

    @Test func `an entry knows when it was, what changed and what was predicted`() {
        let entry = Entry(
            Report(verdict: .red), after: nil, at: 1_234.5, changedTests: true, changedCode: false,
            prediction: true)

        #expect(entry.time == 1_234.5)
        #expect(entry.changedTests)
        #expect(!entry.changedCode)
        #expect(entry.prediction == true)
    }

    @Test func `what is written can be read`() throws {
        var entry = Entry.crash(in: "adds", passing: ["counts “7”"]).advised(.longRed)
        entry.disabled = ["sleeps"]
        entry.isBrokenInTests = true
        entry.prediction = false

        let data = try JSONEncoder().encode(entry)

        #expect(try JSONDecoder().decode(Entry.self, from: data) == entry)
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
