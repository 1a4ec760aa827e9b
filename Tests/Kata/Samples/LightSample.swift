import Testing

@testable import kata

/// A light, and the screen on which it shines.
struct LightSample: CustomTestStringConvertible {
    var light: Light
    var word: String
    var colour: Style.Background
    var sentence: String
    var report: Report

    var testDescription: String { word + ": " + sentence }

    var screen: WatchScreen {
        WatchScreen(
            title: "Even · drive it", history: History([Entry(time: 5_000, light: light)]),
            report: report, now: 5_000)
    }

    /// The screen with another message in the first failure.
    func failing(_ message: String) -> WatchScreen {
        var screen = screen
        screen.report?.failures[0].message = message
        return screen
    }

    static let lights = [red, green, refactor, amber, dark, crash]

    static let red = LightSample(
        light: .red, word: "RED", colour: .red, sentence: "1 of 2 tests failed.",
        report: Report(
            verdict: .red, tests: [test("is even", .failed), test("is odd", .passed)],
            failures: [
                Failure(
                    test: "is even", file: "Exercises/01-Leap/Even/Tests/EvenTests.swift",
                    line: 7,
                    message: #"Expectation failed: (say(2) → "two is odd") == "two is even""#
                        + "\nas any child knows")
            ]))

    static let green = LightSample(
        light: .green, word: "GREEN", colour: .green, sentence: "1 test passed, 1 disabled.",
        report: Report(
            verdict: .green, tests: [test("is even", .passed), test("is odd", .skipped)]))

    static let refactor = LightSample(
        light: .refactor, word: "STILL GREEN", colour: .blue, sentence: "2 tests passed.",
        report: Report(
            verdict: .green, tests: [test("is even", .passed), test("is odd", .passed)]))

    static let amber = LightSample(
        light: .amber, word: "DOES NOT COMPILE", colour: .yellow,
        sentence: "The compiler stopped at 1 error.",
        report: Report(
            verdict: .doesNotCompile,
            failures: [
                Failure(
                    file: "Exercises/01-Leap/Even/Tests/EvenTests.swift", line: 8,
                    message: "cannot find 'isOdd' in scope")
            ],
            transcript: """
                Tests/EvenTests.swift:8:13: error: cannot find 'isOdd' in scope
                 6 | struct EvenTests {
                 7 |   @Test func `is odd`() {
                 8 |     #expect(isOdd(3))
                   |             `- error: cannot find 'isOdd' in scope
                 9 |   }
                """))

    static let dark = LightSample(
        light: .dark, word: "NOTHING RAN", colour: .grey,
        sentence: "No test ran, 2 disabled. Enable one.",
        report: Report(
            verdict: .empty, tests: [test("is even", .skipped), test("is odd", .skipped)]))

    static let crash = LightSample(
        light: .red, word: "RED", colour: .red,
        sentence: "It crashed in “is even”: signal 4.",
        report: Report(
            verdict: .crashed(how: "signal 4", during: "is even"),
            tests: [test("is even", .unfinished)],
            transcript: """
                ◇ Test "is even" started.
                Swift/Array.swift:692: Fatal error: Index out of range
                Current stack trace:
                0    libswiftCore.so    0x00007f0a82d5f130 swift_reportError + 33
                """))

    private static func test(_ name: String, _ outcome: TestResult.Outcome) -> TestResult {
        TestResult(id: name, name: name, outcome: outcome)
    }
}

extension WatchScreen {
    /// Its lines on an ordinary terminal without colour.
    var plain: [String] { lines(columns: 80, rows: 24, style: .plain) }
    var coloured: [String] { lines(columns: 80, rows: 24, style: .coloured) }
}

extension Style {
    static let plain = Style(hasColour: false)
    static let coloured = Style(hasColour: true)
}

extension Style: CustomTestStringConvertible {
    public var testDescription: String { hasColour ? "with colour" : "without colour" }
}

extension History {
    /// Fifty saves with a prediction each.
    static let long = History(
        (1...50).map {
            Entry(
                time: Double($0), light: $0.isMultiple(of: 3) ? .green : .red,
                prediction: $0.isMultiple(of: 2))
        })
}

extension String {
    /// This text as it is seen: its colours are gone.
    var visible: String { replacing(/\u{1b}\[[0-9;]*m/, with: "") }
}
