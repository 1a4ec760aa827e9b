import CustomAssertions
import Testing

struct AssertCloseTests {
    @Test(arguments: [1.5, 1.75, 2.5]) func `up to the accuracy is close`(number: Double) {
        assertClose(number, expected: 2, accuracy: 0.5)
    }

    @Test func `the same is close, even where nothing can be subtracted`() {
        assertClose(nil, expected: nil, accuracy: 0.5)
        assertClose(.infinity, expected: Double.infinity, accuracy: 0.5)
    }

    @Test(arguments: [1.25, 2.75, .infinity, .nan, nil])
    func `anything else is shown, at the caller's line`(number: Double?) {
        let line = #line + 3

        withKnownIssue {
            assertClose(number, expected: 2, accuracy: 0.5)
        } matching: { issue in
            let text = "Not within 0.5 of each other\n\(Contrast(expected: 2, got: number))"
            return issue.isAt(line: line) && issue.says(text)
        }
    }
}
