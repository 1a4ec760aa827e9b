import CustomAssertions
import Testing

struct AssertSameEntriesTests {
    @Test func `the difference is reported`() {
        withKnownIssue {
            assertSameEntries(["name": "fo"], expected: ["name": "foo"])
        } matching: { issue in
            issue.hasText(
                """
                Entries that differ: 1 of 1
                "name" differs
                    expected: "foo"
                    got:      "fo"
                """
            )
        }
    }

    @Test func `a failure is reported at the line of the call`() {
        let line = #line + 3

        withKnownIssue {
            assertSameEntries(["name": "fo"], expected: ["name": "foo"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test func `equal dictionaries pass in silence`() {
        assertSameEntries(["id": "2", "name": "foo"], expected: ["name": "foo", "id": "2"])
    }
}
