import CustomAssertions
import Testing

struct AssertSameKeysTests {
    @Test func `the same keys pass in silence, whatever their values`() {
        let form: [String: String?] = ["id": "2", "name": nil]

        assertSameKeys(form, expected: ["name", "id"])
        assertSameKeys([String: Int](), expected: [])
    }

    @Test func `missing and surplus keys are named, at the caller's line`() {
        let line = #line + 3

        withKnownIssue {
            assertSameKeys(["zip": 10115, "id": 2], expected: ["id", "name"])
        } matching: { issue in
            let text = "Keys that differ: 2 of 3\n\"name\" is missing\n\"zip\" is surplus"
            return issue.isAt(line: line) && issue.says(text)
        }
    }
}
