import CustomAssertions
import Testing

struct AssertCloseTests {
    @Test(arguments: [(1.5, 2), (2.5, 2), (nil, nil)] as [(Double?, Double?)])
    func `at most the accuracy away, or both nil, is close`(got: Double?, expected: Double?) {
        assertClose(got, expected: expected, accuracy: 0.5)
    }

    @Test(
        arguments: [
            (1.25, 2, "expected 2.0, got 1.25"), (2.75, 2, "expected 2.0, got 2.75"),
            (nil, 2, "expected 2.0, got nil"), (2, nil, "expected nil, got 2.0"),
            (.nan, .nan, "expected nan, got nan"),
        ] as [(Double?, Double?, String)])
    func `anything else is shown, at the caller's line`(
        got: Double?, expected: Double?, text: String
    ) {
        let line = #line + 3

        withKnownIssue {
            assertClose(got, expected: expected, accuracy: 0.5)
        } matching: { issue in
            issue.isAt(line: line) && issue.hasText("Not within 0.5: \(text)")
        }
    }
}
