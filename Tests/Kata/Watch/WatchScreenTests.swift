import Testing

@testable import kata

struct WatchScreenTests {
    // MARK: Light

    @Test(arguments: LightSample.lights)
    func `words alone say what happened; where there is colour, a bar says it, too`(
        _ sample: LightSample
    ) {
        let (plain, coloured) = (sample.screen.plain, sample.screen.coloured)

        #expect(plain.contains("[ \(sample.word) ]"))
        #expect(plain.contains(sample.sentence))
        #expect(!plain.text.contains("\u{1b}"))
        let bars = coloured.filter { $0.hasPrefix("\u{1b}[1;\(sample.colour.rawValue)m ") }
        #expect(bars.count == 3)
        #expect(bars.contains { $0.visible.trimmed == sample.word })
        #expect(coloured.contains(sample.sentence))
    }

    @Test func `before the first run it is ready, and says what to do`() {
        let screen = WatchScreen(title: "Even · drive it", history: History([.green(at: 5_000)]))

        let lines = screen.plain

        #expect(lines.contains("[ READY ]"))
        #expect(lines.contains("Save a file, and this light turns."))
    }

    @Test func `while it runs the last light stays, between dots`() {
        var screen = LightSample.red.screen
        screen.isRunning = true

        #expect(screen.plain.contains("[ …  RED  … ]"))
    }

    @Test func `the light is that of the report, though the last save was green`() {
        var screen = LightSample.red.screen
        screen.history = History([.green(at: 5_000).predicted(green: true)])

        let lines = screen.plain

        #expect(lines.contains("[ RED ]"))
        #expect(lines.contains("1 of 2 tests failed."))
    }

    // MARK: Prediction

    @Test(
        arguments: [
            (false, "1 of 2 tests failed. You said so."),
            (true, "1 of 2 tests failed. You said otherwise."),
            (nil, "1 of 2 tests failed."),
        ] as [(Bool?, String)])
    func `whether the learner had said so is told, having said`(_ said: Bool?, _ told: String) {
        var screen = LightSample.red.screen
        screen.history.entries[0].prediction = said

        #expect(screen.plain.contains(told))
    }

    @Test func `a prediction is asked for, and shown until it turns out, also in 40 columns`() {
        var screen = LightSample.red.screen
        screen.history = .long
        screen.now = 9_000
        var shown: String { screen.lines(columns: 40, rows: 10, style: .plain).text }

        screen.asker = .key
        #expect(shown.contains("\nWhat will it be? r red · g green\n"))

        screen.asker = nil
        for (isGreen, word) in [(true, "green"), (false, "red")] {
            screen.prediction = isGreen
            #expect(shown.contains("you say " + word))
        }
    }

    // MARK: History

    @Test func `each save has a letter of its own, and its colour where there is some`() {
        var screen = LightSample.green.screen
        screen.history = History(
            [.red, .amber, .green, .refactor, .dark].map { Entry(time: 5_000, light: $0) })

        #expect(screen.plain.contains("ragbo"))
        #expect(
            screen.coloured.contains { $0.hasPrefix("\u{1b}[1;41;97mr\u{1b}[0m\u{1b}[1;43;30ma") })
    }

    @Test(arguments: [(39, 39), (40, 40), (41, 40)])
    func `the last forty saves are shown, of`(_ count: Int, _ shown: Int) {
        var screen = LightSample.green.screen
        let greens = Array(repeating: Entry(time: 5_000, light: .green), count: shown)
        let reds = Array(repeating: Entry(time: 4_000, light: .red), count: count - shown)
        screen.history = History(reds + greens)

        #expect(screen.plain.contains(String(repeating: "g", count: shown)))
    }

    @Test(
        arguments: [
            (0, "just now"), (59, "just now"), (60, "1 min ago"),
            (119, "1 min ago"), (120, "2 min ago"), (3_599, "59 min ago"),
            (3_600, "1 h ago"), (86_399, "23 h ago"), (86_400, "1 day ago"),
            (172_799, "1 day ago"), (172_800, "2 days ago"), (-7, "just now"),
        ] as [(Double, String)])
    func `when it was green last is told in words, after`(_ seconds: Double, _ words: String) {
        var screen = LightSample.red.screen
        screen.history = History([.green(at: 5_000), Entry(time: 5_001, light: .red)])
        screen.now = 5_000 + seconds

        #expect(screen.plain.contains("0 cycles · last green " + words))
    }

    @Test func `cycles and predictions are counted`() {
        var screen = LightSample.red.screen
        #expect(screen.plain.contains("0 cycles"))

        screen.history = History([
            Entry(time: 5_000, light: .red, prediction: false),
            Entry(time: 5_040, light: .green, prediction: false),
        ])
        screen.now = 5_100

        #expect(screen.plain.contains("1 cycle · last green 1 min ago · predictions 1 of 2"))
    }

    @Test func `the title comes first, and a note before the keys`() {
        var screen = LightSample.green.screen
        screen.note = "Even waits."

        let lines = screen.plain

        #expect(lines.first == "Even · drive it")
        #expect(lines.suffix(2) == ["Even waits.", WatchScreen.keys])
    }

    // MARK: Without a screen

    @Test func `in plain lines each failure can be followed by path and line`() {
        var screen = LightSample.red.screen
        screen.report?.failures.append(
            Failure(test: "is odd", file: "Odd.swift", line: 9, message: "Caught error: Odd()"))
        screen.advice = .severalFailing

        #expect(
            screen.plainLines() == [
                "Even · drive it: RED · 1 of 2 tests failed.",
                "Exercises/01-Leap/Even/Tests/EvenTests.swift:7: error: is even: "
                    + #"expected "two is even", got "two is odd": as any child knows"#,
                "Odd.swift:9: error: is odd: Caught error: Odd()",
                "→ " + Coach.Kind.severalFailing.sentence, "--",
            ])
    }

    @Test func `in plain lines a failure is one line, whatever its values`() {
        let screen = LightSample.red.failing(
            "Expectation failed: (text → \"one\ntwo\") == (other → \"one\u{1b}[1m\")")

        #expect(screen.plainLines()[1].hasSuffix(#"expected "one\u{1B}[1m", got "one\ntwo""#))
    }

    @Test(arguments: [20, 21, 93]) func `in plain lines twenty failures are shown`(_ count: Int) {
        var screen = LightSample.red.screen
        let failure = Failure(test: "is odd", file: "Odd.swift", line: 9, message: "Not at all")
        screen.report?.failures = Array(repeating: failure, count: count)

        let lines = screen.plainLines()

        #expect(lines.count { $0.contains("error: is odd") } == 20)
        #expect(lines.contains { $0 == "and \(count - 20) more" } == (count > 20))
    }

    @Test func `in plain lines a crash shows the fatal error, and what had failed before`() {
        var screen = LightSample.crash.screen
        screen.report?.failures = LightSample.red.report.failures

        let lines = screen.plainLines()

        #expect(lines[0] == "Even · drive it: RED · It crashed in “is even”: signal 4.")
        #expect(lines.contains { $0.contains(":7: error: is even: ") })
        #expect(lines.contains("Swift/Array.swift:692: Fatal error: Index out of range"))
    }

    @Test func `in plain lines an error of the tool is shown, not an old light`() {
        var screen = LightSample.green.screen
        screen.panel = "error: the compiler cannot be found\n  Install it."

        #expect(
            screen.plainLines() == [
                "Even · drive it:", "error: the compiler cannot be found", "  Install it.", "--",
            ])
    }
}
