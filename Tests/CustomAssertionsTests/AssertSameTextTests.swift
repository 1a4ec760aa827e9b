import CustomAssertions
import Testing

struct AssertSameTextTests {
    @Test func `equal texts pass in silence, however they are encoded`() {
        assertSameText("caf\u{e9}", expected: "cafe\u{301}")
    }

    @Test func `the first character that differs is named, at the caller's line`() {
        let line = #line + 3

        withKnownIssue {
            assertSameText("BiIl", expected: "Bill")
        } matching: { issue in
            let text = #"Character 3: expected "l" \u{6c}, got "I" \u{49}"#
            let contrast = Contrast(expected: "Bill", got: "BiIl")
            return issue.isAt(line: line) && issue.says("\(text)\n\(contrast)")
        }
    }

    @Test func `the end of a text is named as well`() {
        withKnownIssue {
            assertSameText("Bill", expected: "Bills")
        } matching: { issue in
            let text = #"Character 5: expected "s" \u{73}, got the end"#
            return issue.says("\(text)\n\(Contrast(expected: "Bills", got: "Bill"))")
        }
    }
}
