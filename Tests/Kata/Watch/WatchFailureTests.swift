import Testing

@testable import kata

/// What the watcher's screen shows of a failure, of a compile error, and of a crash.
struct WatchFailureTests {
    // MARK: Failure

    @Test func `a failure shows the test, its place, what was expected and what was got`() {
        #expect(
            LightSample.red.screen.plain.text.contains(
                """
                is even
                Exercises/01-Leap/Even/Tests/EvenTests.swift:7
                  expected  "two is even"
                  got       "two is odd"
                  as any child knows

                """))
    }

    @Test func `a failure of a test with arguments shows for which it was`() {
        var screen = LightSample.red.screen
        screen.report?.failures[0].arguments = #""two", 2"#

        #expect(screen.plain.contains(#"is even, with "two", 2"#))
        #expect(screen.plainLines()[1].contains(#"error: is even, with "two", 2: expected "#))
    }

    @Test func `with colour, what was expected is green, and what was got is red`() {
        let lines = LightSample.red.screen.coloured

        #expect(lines.contains("  expected  \u{1b}[32m\"two is even\"\u{1b}[0m"))
        #expect(lines.contains("  got       \u{1b}[31m\"two is odd\"\u{1b}[0m"))
    }

    @Test func `a failure without two values shows its message`() {
        let screen = LightSample.red.failing("Caught error: OutOfPaper()")

        #expect(screen.plain.contains("  Caught error: OutOfPaper()"))
    }

    @Test(
        arguments: [(1, nil), (2, "and 1 more")] as [(Int, String?)])
    func `of several failures the first is shown, the others are counted`(
        _ failures: Int, _ words: String?
    ) {
        var screen = LightSample.red.screen
        let failure = Failure(test: "is odd", file: "Odd.swift", line: 9, message: "Not at all")
        screen.report?.failures += Array(repeating: failure, count: failures - 1)

        let lines = screen.plain

        #expect(lines.first { $0.hasPrefix("and ") } == words)
        #expect(!lines.text.contains("Not at all"))
    }

    @Test func `of values of several lines, those that differ are marked`() {
        let screen = LightSample.red.failing(
            "Expectation failed: (text → \"one\ntwo\") == (other → \"one\nthree\")")

        #expect(
            screen.plain.text.contains(
                """
                  expected    "one
                            ≠ three"
                  got         "one
                            ≠ two"

                """))
    }

    @Test func `what the tests printed stands below`() {
        var screen = LightSample.red.screen
        screen.report?.transcript = """
            ◇ Test run started.
            total is 41
            ✘ Test "is even" recorded an issue at EvenTests.swift:7:9: Expectation failed
            """

        let lines = screen.lines(columns: 80, rows: 30, style: .plain)

        #expect(lines.text.contains("It printed:\n  total is 41\n"))
        #expect(screen.plainLines().contains("  | total is 41"))
    }

    @Test func `an empty value has its line all the same`() {
        let screen = LightSample.red.failing(
            #"XCTAssertEqual failed: ("") is not equal to ("two") - "#)

        #expect(screen.plain.text.contains("  expected  two\n  got       \n"))
    }

    @Test func `control characters are written out, so that they do nothing`() {
        let screen = LightSample.red.failing(
            "Expectation failed: (sign → \"\u{1b}[2J\r\t\") == \"✔\"")

        #expect(screen.plain.contains(#"  got       "\u{1B}[2J\r\t""#))
    }

    @Test func `what the coach says stands below`() {
        var screen = LightSample.green.screen
        screen.advice = .passedAtOnce

        let lines = screen.lines(columns: 100, rows: 24, style: .plain)

        #expect(lines.contains("→ " + Coach.Kind.passedAtOnce.sentence))
    }

    // MARK: What does not compile

    @Test func `a compile error shows its message, its place and its source line`() {
        #expect(
            LightSample.amber.screen.plain.text.contains(
                """
                Exercises/01-Leap/Even/Tests/EvenTests.swift:8
                  cannot find 'isOdd' in scope
                 8 |     #expect(isOdd(3))
                   |             `- error: cannot find 'isOdd' in scope

                """))
    }

    @Test func `notes on the same line do not hide the source line`() {
        var screen = LightSample.amber.failing("binary operator '==' cannot be applied")
        screen.report?.transcript = """
            Tests/EvenTests.swift:8:15: error: binary operator '==' cannot be applied
             7 |   @Test func `is even`() {
             8 |     #expect(1 == "a")
               |             | `- note: overloads for '==' exist
               |             |- error: binary operator '==' cannot be applied
               |             `- note: so there
             9 |   }

            Tests/EvenTests.swift:12:9: error: cannot find 'isOdd' in scope
            12 |     isOdd(3)
               |     `- error: cannot find 'isOdd' in scope
            """

        let lines = screen.plain

        let source = lines.drop { $0 != "  binary operator '==' cannot be applied" }.dropFirst()
        #expect(
            source.prefix(2) == [
                #" 8 |     #expect(1 == "a")"#,
                "   |             |- error: binary operator '==' cannot be applied",
            ])
    }

    @Test func `an error of which the compiler shows no line has its place and its message`() {
        var screen = LightSample.amber.screen
        screen.report?.transcript = "EvenTests.swift:8:13: error: cannot find 'isOdd' in scope"

        let lines = screen.plain

        let end = lines.drop { $0 != "  cannot find 'isOdd' in scope" }.dropFirst()
        #expect(end.first == "")
    }

    @Test func `in 40 columns the compiler's mark stays below its place`() {
        let lines = LightSample.amber.screen.lines(columns: 40, rows: 24, style: .plain)

        let source = lines.drop { !$0.hasPrefix(" 8 |") }.prefix(2)
        #expect(
            source == [
                " 8 |     #expect(isOdd(3))",
                "   |             `- error: cannot find …",
            ])
    }

    // MARK: What crashed

    @Test func `a crash shows the fatal error`() {
        let lines = LightSample.crash.screen.plain

        #expect(lines.contains("Swift/Array.swift:692: Fatal error: Index out of range"))
        #expect(!lines.text.contains("stack trace"))
    }

    @Test func `a crash after a failure shows both`() {
        var screen = LightSample.crash.screen
        screen.report?.failures = LightSample.red.report.failures

        let lines = screen.plain

        #expect(lines.contains("Swift/Array.swift:692: Fatal error: Index out of range"))
        #expect(lines.contains("is even"))
    }

    @Test func `a fatal error that did not end the run is not shown`() {
        var screen = LightSample.green.screen
        screen.report?.transcript = "Fatal error: as the test expects"

        #expect(!screen.plain.text.contains("as the test expects"))
    }

    // MARK: -

}
