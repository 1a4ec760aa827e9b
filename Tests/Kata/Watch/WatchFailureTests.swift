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

    @Test(arguments: [
        ("of one value its message", "Caught error: OutOfPaper()", "  Caught error: OutOfPaper()"),
        (
            "of values of several lines a mark at those that differ",
            "Expectation failed: (text → \"one\ntwo\") == (other → \"one\nthree\")",
            """
              expected    "one
                        ≠ three"
              got         "one
                        ≠ two"
            """
        ),
        (
            "of an empty value its line all the same",
            #"XCTAssertEqual failed: ("") is not equal to ("two") - "#,
            "  expected  two\n  got       "
        ),
        (
            "of control characters how they are written, so that they do nothing",
            "Expectation failed: (sign → \"\u{1b}[2J\r\t\") == \"✔\"",
            #"  got       "\u{1B}[2J\r\t""#
        ),
    ])
    func `a failure shows`(_ what: String, _ message: String, _ lines: String) {
        #expect(LightSample.red.failing(message).plain.text.contains("\n" + lines + "\n"))
    }

    @Test func `of several failures the first is shown, the others are counted`() {
        var screen = LightSample.red.screen
        #expect(!screen.plain.contains { $0.hasPrefix("and ") })

        screen.report?.failures.append(
            Failure(test: "is odd", file: "Odd.swift", line: 9, message: "Not at all"))

        #expect(screen.plain.contains("and 1 more"))
        #expect(!screen.plain.text.contains("Not at all"))
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

    @Test(arguments: [[], LightSample.red.report.failures])
    func `a crash shows the fatal error, and what had failed before`(_ failures: [Failure]) {
        var screen = LightSample.crash.screen
        screen.report?.failures = failures

        let lines = screen.plain

        #expect(lines.contains("Swift/Array.swift:692: Fatal error: Index out of range"))
        #expect(lines.contains("is even") == !failures.isEmpty)
        #expect(!lines.text.contains("stack trace"))
    }

    @Test func `a fatal error that did not end the run is not shown`() {
        var screen = LightSample.green.screen
        screen.report?.transcript = "Fatal error: as the test expects"

        #expect(!screen.plain.text.contains("as the test expects"))
    }
}
