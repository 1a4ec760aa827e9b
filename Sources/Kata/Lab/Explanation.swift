/// A failure in a form that is quick to read: what was expected, and what was there.
struct Explanation: Equatable, Sendable {
    /// The message, if it names no two values.
    var message: String?
    var got: String?
    var expected: String?
    /// What the author of the test added.
    var comment: String?
}

extension Explanation {
    /// Reads the messages of `#expect(a == b)` and `XCTAssertEqual(a, b)`.
    init(_ failure: Failure) {
        self.init()
        let text = failure.message
        // `Expectation failed: (left → value) == right`, where right may be `(right → value)`.
        let expectation =
            #/
            (?s)
            Expectation\ failed:\ \( .*?\ →\ (?<got> ".*?" | .*? ) \)
            \ ==\ (?: \( .*?\ →\ (?<value> ".*?" | .*? ) \) | (?<literal> [^\n]* ) )
            (?: \n (?<comment> .* ) )?
            /#
        // `XCTAssertEqual failed: ("value") is not equal to ("value") - comment`.
        let assertion =
            #/
            (?s)
            XCTAssertEqual\ failed:\ \("(?<got> .*? )"\)
            \ is\ not\ equal\ to\ \("(?<expected> .*? )"\)
            (?: \ \+\/-\ \("(?<accuracy> .*? )"\) )?
            (?: \ -(?<comment> .* ) )?
            /#
        if let match = text.wholeMatch(of: expectation), match.got.isBalanced {
            got = String(match.got)
            expected = String(match.value ?? match.literal ?? "")
            comment = match.comment.map(String.init)
        } else if let match = text.wholeMatch(of: assertion) {
            got = String(match.got)
            expected = match.expected + (match.accuracy.map { " ± " + $0 } ?? "")
            comment = match.comment.map(\.trimmed)
        } else {
            var lines = text.lines[...]
            // What `Issue.record` was given says more than that it was called.
            if lines.count > 1, lines.first == "Issue recorded" { lines.removeFirst() }
            message = lines.first ?? ""
            comment = lines.dropFirst().joined(separator: "\n")
        }
        if comment == "" { comment = nil }
    }
}

extension Substring {
    /// Whether this is a text in quotes, or all its parentheses are closed.
    fileprivate var isBalanced: Bool {
        hasPrefix("\"") || count { $0 == "(" } == count { $0 == ")" }
    }
}
