import CustomAssertions
import Testing

struct AssertSameEntriesTests {
    @Test func `a changed value is named`() {
        let got = ["id": "2", "name": "fo"]

        withKnownIssue {
            assertSameEntries(got, expected: ["id": "2", "name": "foo"])
        } matching: { issue in
            issue.says(
                """
                Entries that differ: 1 of 2
                "name" differs
                    expected: "foo"
                    got:      "fo"
                """
            )
        }
    }

    @Test func `equal dictionaries pass in silence`() {
        assertSameEntries(["id": "2", "name": "foo"], expected: ["name": "foo", "id": "2"])
    }

    @Test func `a failure is reported at the line of the call`() {
        let line = #line + 3

        withKnownIssue {
            assertSameEntries(["name": "fo"], expected: ["name": "foo"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }
}
