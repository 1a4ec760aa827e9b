import Testing

@testable import kata

struct ExplanationTests {
    @Test(arguments: [
        // A call and a literal, and what may stand in their place.
        (
            #"Expectation failed: (name.lowercased() → "hello") == "hello world""#,
            Explanation(got: #""hello""#, expected: #""hello world""#)
        ),
        (
            "Expectation failed: (funds → 42) == (expected → 100)",
            Explanation(got: "42", expected: "100")
        ),
        (
            "Expectation failed: ((x + 1) → 6) == ((x + 2) → 7)",
            Explanation(got: "6", expected: "7")
        ),
        (
            #"Expectation failed: (f(x) → Item(name: "a")) == (g(y) → Item(name: "b"))"#,
            Explanation(got: #"Item(name: "a")"#, expected: #"Item(name: "b")"#)
        ),
        ("Expectation failed: (found → nil) == 7", Explanation(got: "nil", expected: "7")),
        // Arrows, code and a smile in a value.
        (
            #"Expectation failed: (way → "a → b") == (other → "c → d")"#,
            Explanation(got: #""a → b""#, expected: #""c → d""#)
        ),
        (
            #"Expectation failed: (way → "a → b") == "x → y""#,
            Explanation(got: #""a → b""#, expected: #""x → y""#)
        ),
        (
            #"Expectation failed: (line → "f(x) == y") == (other → "q")"#,
            Explanation(got: #""f(x) == y""#, expected: #""q""#)
        ),
        (
            #"Expectation failed: (mood → ":)") == ":(""#,
            Explanation(got: #"":)""#, expected: #"":(""#)
        ),
        (
            "Expectation failed: (code → \"f()\ng()\") == (other → \"f(x)\ng(y)\")",
            Explanation(got: "\"f()\ng()\"", expected: "\"f(x)\ng(y)\"")
        ),
        (
            "Expectation failed: (text → \"one\ntwo\") == (\"one\\nthree\" → \"one\nthree\")",
            Explanation(got: "\"one\ntwo\"", expected: "\"one\nthree\"")
        ),
        // What the author added.
        (
            "Expectation failed: (total → 5) == 6\nafter two coins",
            Explanation(got: "5", expected: "6", comment: "after two coins")
        ),
        (
            "Expectation failed: (total → 5) == (goal → 6)\nafter (two) coins\nand a note (torn)",
            Explanation(
                got: "5", expected: "6", comment: "after (two) coins\nand a note (torn)")
        ),
        (
            "Expectation failed: (text → \"one\ntwo\") == (goal → \"one\n(three)\")\nas (always)",
            Explanation(
                got: "\"one\ntwo\"", expected: "\"one\n(three)\"", comment: "as (always)")
        ),
    ])
    func `an expectation of equality is read`(_ message: String, _ explanation: Explanation) {
        #expect(Explanation(Failure(message: message)) == explanation)
    }

    @Test(arguments: [
        // As on Linux, and as on a Mac.
        (#"("42") is not equal to ("100") - "#, Explanation(got: "42", expected: "100")),
        (#"("42") is not equal to ("100")"#, Explanation(got: "42", expected: "100")),
        (#"("") is not equal to ("hello") - "#, Explanation(got: "", expected: "hello")),
        (
            #"("Optional("a")") is not equal to ("nil") - "#,
            Explanation(got: #"Optional("a")"#, expected: "nil")
        ),
        (
            "(\"one\ntwo\") is not equal to (\"one\nthree\") - ",
            Explanation(got: "one\ntwo", expected: "one\nthree")
        ),
        (
            #"("0.1") is not equal to ("0.2") +/- ("0.01") - "#,
            Explanation(got: "0.1", expected: "0.2 ± 0.01")
        ),
        (
            #"("5") is not equal to ("6") - see ("7")"#,
            Explanation(got: "5", expected: "6", comment: #"see ("7")"#)
        ),
        (
            "(\"5\") is not equal to (\"6\") - after\ntwo coins",
            Explanation(got: "5", expected: "6", comment: "after\ntwo coins")
        ),
        (
            "(\"5\") is not equal to (\"6\") - \nUse #expect here.",
            Explanation(got: "5", expected: "6", comment: "Use #expect here.")
        ),
    ])
    func `XCTAssertEqual is read`(_ message: String, _ explanation: Explanation) {
        #expect(Explanation(Failure(message: "XCTAssertEqual failed: " + message)) == explanation)
    }

    @Test(arguments: [
        "Expectation failed: isEven(2)", "Expectation failed: (total → 5) != 5",
        "Expectation failed: !((list → [1]).contains(1) → true)",
        "Expectation failed: (x == 6 → false) || (f(x) == 7 → false)",
        #"Expectation failed: "q" == (word → "r")"#, "Caught error: OutOfPaper()",
        "XCTAssertTrue failed - should be open",
        #"XCTAssertNotEqual failed: ("1") is equal to ("1") - "#,
        "cannot find 'isOdd' in scope", "Issue recorded",
    ])
    func `other messages stay as they are`(_ message: String) {
        #expect(Explanation(Failure(message: message)) == Explanation(message: message))
    }

    @Test(arguments: [
        ("Caught error: empty", "no coins\nleft"), ("Issue recorded\nno coins", "left"),
    ])
    func `the message is the first line, or what an issue was recorded with`(
        _ message: String, _ comment: String
    ) {
        #expect(
            Explanation(Failure(message: message + "\n" + comment))
                == Explanation(message: message.lines.last, comment: comment))
    }
}
