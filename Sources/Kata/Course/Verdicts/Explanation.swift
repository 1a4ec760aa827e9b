/// A failure in a form that is quick to read: what was expected, and what was there.
package struct Explanation: Equatable, Sendable {
    /// The message, if it names no two values.
    package var message: String?
    package var got: String?
    package var expected: String?
    /// What the author of the test added.
    package var comment: String?

    /// Reads the messages of `#expect(a == b)` and `XCTAssertEqual(a, b)`.
    package init(_ failure: Failure) {
        let lines = failure.message.lines
        let first = lines.first ?? ""
        comment = lines.count > 1 ? lines.dropFirst().joined(separator: "\n") : nil
        if let values = Self.expectation(first) {
            (got, expected) = values
        } else if let match = first.wholeMatch(
            of: /XCTAssertEqual failed: \("(.*)"\) is not equal to \("(.*)"\) - ?(.*)/)
        {
            got = String(match.1)
            expected = String(match.2)
            if !match.3.isEmpty {
                comment = ([String(match.3)] + [comment].compactMap(\.self)).text.trimmed
            }
        } else {
            message = first
        }
    }

    /// Takes `Expectation failed: (left → value) == right` apart.
    private static func expectation(_ text: String) -> (got: String, expected: String)? {
        let head = "Expectation failed: "
        guard text.hasPrefix(head) else { return nil }
        let sides = text.dropFirst(head.count).split(separator: ") == ", maxSplits: 1)
        guard sides.count == 2, sides[0].hasPrefix("(") else { return nil }
        let right = sides[1].hasPrefix("(") ? sides[1].dropFirst().dropLast() : sides[1]
        return (value(sides[0].dropFirst()), value(right))
    }

    private static func value(_ side: Substring) -> String {
        guard let arrow = side.firstRange(of: " → ") else { return String(side) }
        return String(side[arrow.upperBound...])
    }
}
