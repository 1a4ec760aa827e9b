import Testing

@testable import kata

struct ExplanationTests {
    @Test(arguments: [
        Row(
            "a call and a literal",
            #"Expectation failed: (name.lowercased() → "hello") == "hello world""#,
            got: #""hello""#, expected: #""hello world""#),
        Row(
            "two variables",
            "Expectation failed: (funds → 42) == (expected → 100)", got: "42", expected: "100"),
        Row(
            "sums in parentheses",
            "Expectation failed: ((x + 1) → 6) == ((x + 2) → 7)", got: "6", expected: "7"),
        Row(
            "a call in parentheses",
            #"Expectation failed: (f(x) → Item(name: "a")) == (g(y) → Item(name: "b"))"#,
            got: #"Item(name: "a")"#, expected: #"Item(name: "b")"#),
        Row("nil", "Expectation failed: (found → nil) == 7", got: "nil", expected: "7"),
        Row(
            "an arrow in a value",
            #"Expectation failed: (way → "a → b") == (other → "c → d")"#,
            got: #""a → b""#, expected: #""c → d""#),
        Row(
            "an arrow in a literal",
            #"Expectation failed: (way → "a → b") == "x → y""#,
            got: #""a → b""#, expected: #""x → y""#),
        Row(
            "code in a value",
            #"Expectation failed: (line → "f(x) == y") == (other → "q")"#,
            got: #""f(x) == y""#, expected: #""q""#),
        Row(
            "a smile", #"Expectation failed: (mood → ":)") == ":(""#,
            got: #"":)""#, expected: #"":(""#),
        Row(
            "lines that end in parentheses",
            "Expectation failed: (code → \"f()\ng()\") == (other → \"f(x)\ng(y)\")",
            got: "\"f()\ng()\"", expected: "\"f(x)\ng(y)\""),
        Row(
            "several lines",
            """
            Expectation failed: (text → "one
            two") == ("one\\nthree" → "one
            three")
            """, got: "\"one\ntwo\"", expected: "\"one\nthree\""),
    ])
    func `an expectation of equality names what it got and what it expected`(_ row: Row) {
        let explanation = Explanation(Failure(message: row.message))

        #expect(explanation.got == row.got)
        #expect(explanation.expected == row.expected)
        #expect(explanation.message == nil)
        #expect(explanation.comment == nil)
    }

    @Test(arguments: [
        Row(
            "values",
            #"XCTAssertEqual failed: ("42") is not equal to ("100") - "#,
            got: "42", expected: "100"),
        Row(
            "values, as on a Mac",
            #"XCTAssertEqual failed: ("42") is not equal to ("100")"#, got: "42", expected: "100"),
        Row(
            "nothing at all",
            #"XCTAssertEqual failed: ("") is not equal to ("hello") - "#,
            got: "", expected: "hello"),
        Row(
            "an optional",
            #"XCTAssertEqual failed: ("Optional("a")") is not equal to ("nil") - "#,
            got: #"Optional("a")"#, expected: "nil"),
        Row(
            "several lines",
            "XCTAssertEqual failed: (\"one\ntwo\") is not equal to (\"one\nthree\") - ",
            got: "one\ntwo", expected: "one\nthree"),
        Row(
            "an accuracy",
            #"XCTAssertEqual failed: ("0.1") is not equal to ("0.2") +/- ("0.01") - "#,
            got: "0.1", expected: "0.2 ± 0.01"),
    ])
    func `XCTAssertEqual names what it got and what it expected`(_ row: Row) {
        let explanation = Explanation(Failure(message: row.message))

        #expect(explanation.got == row.got)
        #expect(explanation.expected == row.expected)
        #expect(explanation.message == nil)
        #expect(explanation.comment == nil)
    }

    @Test(arguments: [
        Row("truth", "Expectation failed: isEven(2)"),
        Row("inequality", "Expectation failed: (total → 5) != 5"),
        Row("negation", "Expectation failed: !((list → [1]).contains(1) → true)"),
        Row("an alternative", "Expectation failed: (x == 6 → false) || (f(x) == 7 → false)"),
        Row("a literal before the value", #"Expectation failed: "q" == (word → "r")"#),
        Row("an error", "Caught error: OutOfPaper()"),
        Row("XCTAssertTrue", "XCTAssertTrue failed - should be open"),
        Row("XCTAssertNotEqual", #"XCTAssertNotEqual failed: ("1") is equal to ("1") - "#),
        Row("the compiler", "cannot find 'isOdd' in scope"),
    ])
    func `other messages stay as they are`(_ row: Row) {
        let explanation = Explanation(Failure(message: row.message))

        #expect(explanation.message == row.message)
        #expect(explanation.got == nil)
        #expect(explanation.expected == nil)
    }

    @Test(arguments: [
        (
            "an expectation", "Expectation failed: (total → 5) == 6\nafter two coins",
            "after two coins"
        ),
        (
            "an expectation of two variables",
            "Expectation failed: (total → 5) == (goal → 6)\nafter (two) coins\nand a note (torn)",
            "after (two) coins\nand a note (torn)"
        ),
        (
            "an expectation of several lines",
            "Expectation failed: (text → \"one\ntwo\") == (goal → \"one\n(three)\")\nas (always)",
            "as (always)"
        ),
        (
            "XCTAssertEqual",
            #"XCTAssertEqual failed: ("5") is not equal to ("6") - see ("7")"#,
            #"see ("7")"#
        ),
        (
            "XCTAssertEqual, over two lines",
            "XCTAssertEqual failed: (\"5\") is not equal to (\"6\") - after\ntwo coins",
            "after\ntwo coins"
        ),
        (
            "XCTAssertEqual, with a line of ours",
            "XCTAssertEqual failed: (\"5\") is not equal to (\"6\") - \nUse #expect here.",
            "Use #expect here."
        ),
        ("another message", "Caught error: empty\nno coins\nleft", "no coins\nleft"),
        ("a recorded issue", "Issue recorded\nno coins\nleft", "left"),
    ])
    func `what the author added is the comment of`(
        _ name: String, _ message: String, _ comment: String
    ) {
        #expect(Explanation(Failure(message: message)).comment == comment)
    }

    @Test(arguments: [
        ("Caught error: empty\nno coins\nleft", "Caught error: empty"),
        ("Issue recorded\nno coins\nleft", "no coins"), ("Issue recorded", "Issue recorded"),
    ])
    func `the message is the first line, or what an issue was recorded with`(
        text: String, message: String
    ) {
        #expect(Explanation(Failure(message: text)).message == message)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var message: String
        var got: String?
        var expected: String?

        init(_ name: String, _ message: String, got: String? = nil, expected: String? = nil) {
            testDescription = name
            self.message = message
            self.got = got
            self.expected = expected
        }
    }
}
