import Testing

@testable import kata

/// Whatever there is to show, it fits, and the light and the keys are there.
struct WatchSizeTests {
    @Test(arguments: LightSample.lights, Size.all)
    func `light and keys are there and all fits in`(_ sample: LightSample, _ size: Size) {
        var screen = sample.screen
        screen.history = History(History.long.entries + sample.screen.history.entries)
        screen.note = "No file events arrive here, so the files are looked at four times a second."
        screen.unwritten = String(repeating: "/a/long/path is not written ", count: 9)
        screen.advice = .longRed
        screen.now = 99_000

        expect(screen, fitsIn: size, saying: sample.word)
    }

    @Test(arguments: Size.all)
    func `long names, paths and messages fit too, in`(_ size: Size) {
        let long =
            String(repeating: "a very long story ", count: 30) + String(repeating: "x", count: 99)
        var screen = LightSample.crash.screen
        screen.title = long
        screen.report = Report(
            verdict: .crashed(how: "signal 4", during: long),
            failures: [
                Failure(
                    test: long, file: long.replacing(" ", with: "/"), line: 7,
                    message: "Expectation failed: (a → \(long)) == (b → \(long))\n\(long)")
            ], transcript: "Fatal error: " + long)

        expect(screen, fitsIn: size)
    }

    /// What does not fit is cut before it is wrapped: that would take minutes.
    @Test(.timeLimit(.minutes(1))) func `a message of any length is shown`() {
        var screen = LightSample.red.screen
        screen.report?.failures = [Failure(message: String(repeating: "a word ", count: 99_999))]

        expect(screen, fitsIn: Size.all[0])
    }

    @Test(arguments: Size.all)
    func `what a key has asked for fits too, in`(_ size: Size) {
        let row =
            "\u{1b}[1m1 · Leap years\u{1b}[0m".padded(to: 50) + "\u{1b}[2m· not begun\u{1b}[0m"
        var screen = LightSample.red.screen
        screen.panel = Array(repeating: row, count: 60).text

        let lines = expect(screen, fitsIn: size)
        #expect(lines.contains { $0.hasPrefix("1 · Leap years") })
    }

    /// What is shown; it is no wider and no higher than the screen, with the light and the keys.
    @discardableResult
    private func expect(
        _ screen: WatchScreen, fitsIn size: Size, saying word: String = "RED"
    ) -> [String] {
        let lines = screen.lines(columns: size.columns, rows: size.rows, style: size.style)
            .map(\.visible)
        #expect(lines.allSatisfy { $0.count <= size.columns }, "\(lines.text)")
        #expect(lines.count < size.rows, "\(lines.text)")
        #expect(lines.contains { $0.contains(word) })
        #expect(lines.text.replacing("\n", with: " ").hasSuffix("? help · q quit "))
        return lines
    }

    @Test(arguments: [Style.plain, .coloured])
    func `a long message wraps, and no word of it is lost`(_ style: Style) {
        let message =
            "cannot convert value of type 'Optional<String>' to expected argument type 'Int'"
        let screen = LightSample.red.failing(message)

        let lines = screen.lines(columns: 40, rows: 24, style: style).map(\.visible)

        let start = lines.drop { !$0.hasPrefix("  cannot") }
        #expect(
            Array(start.prefix(3)) == [
                "  cannot convert value of type", "  'Optional<String>' to expected",
                "  argument type 'Int'",
            ])
    }

    @Test func `a value that wraps stays in its column`() {
        let screen = LightSample.red.failing(
            "Expectation failed: (list → [\"apples\", \"cherries\", \"plums\"]) == []")

        let lines = screen.lines(columns: 40, rows: 24, style: .plain)

        #expect(
            lines.text.contains(
                """
                  got       ["apples", "cherries",
                            "plums"]

                """))
    }

    @Test func `what does not fit ends with an ellipsis`() {
        var screen = LightSample.green.screen
        screen.panel = (1...99).map { "line \($0)" }.text

        let lines = screen.plain

        let shown = lines.drop { $0 != "line 1" }.prefix { $0 != "" }
        #expect(shown.dropLast().last == "line \(shown.count - 1)")
        #expect(shown.last == "…")
        #expect(lines.count == 23)
    }

    @Test(arguments: [(15, 1), (16, 3)])
    func `a light is as high as there is room for, in`(_ rows: Int, _ bars: Int) {
        let screen = LightSample.red.screen

        let lines = screen.lines(columns: 40, rows: rows, style: .coloured)

        #expect(lines.count { $0.contains(";41;97m ") } == bars)
    }

    @Test func `what a key has asked for needs the room`() {
        var screen = LightSample.red.screen
        screen.panel = "What is two?"

        let lines = screen.coloured

        #expect(lines.count { $0.contains(";41;97m ") } == 1)
        #expect(!lines.contains(LightSample.red.sentence))
    }

    struct Size: CustomTestStringConvertible {
        var columns: Int
        var rows: Int
        var style: Style

        var testDescription: String {
            "\(columns) × \(rows)" + (style.hasColour ? " with colour" : "")
        }

        static let all = [(30, 24), (40, 10), (40, 15), (40, 16), (60, 12), (80, 24), (200, 60)]
            .flatMap {
                [
                    Size(columns: $0.0, rows: $0.1, style: .plain),
                    Size(columns: $0.0, rows: $0.1, style: .coloured),
                ]
            }
    }
}
