import Testing

@testable import DictionaryEntries

struct DictionaryEntriesTests {
    @Test(.disabled("Enable me")) func `a changed value is named`() {
        let expected = ["id": "2", "name": "foo"]

        withKnownIssue {
            assertSameEntries(["id": "2", "name": "fo"], expected: expected)
        } matching: { issue in
            issue.says("name: expected foo, got fo")
        }
    }
}
