/// Two values one under the other, with a mark where their texts part.
public struct Contrast: CustomStringConvertible {
    private let expected: Exhibit
    private let got: Exhibit

    /// Sets against each other two values that ought to be equal.
    public init<Value>(expected: Value, got: Value) {
        self.expected = Exhibit(expected)
        self.got = Exhibit(got)
    }

    /// Three lines: what was expected, what was got, and the mark.
    ///
    /// Values that look alike say their type.
    public var description: String {
        let lookAlike = expected.glimpse == got.glimpse
        let text = lookAlike ? \Exhibit.textAndType : \Exhibit.text
        let (expected, got) = (expected[keyPath: text], got[keyPath: text])
        let mark = String(repeating: " ", count: expected.lengthInCommon(with: got)) + "^"
        return """
            expected: \(expected)
            got:      \(got)
                      \(expected == got ? "not equal, though they look it" : mark)
            """
    }
}

extension String {
    /// The number of characters before the two part.
    func lengthInCommon(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
