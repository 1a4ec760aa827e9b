import CustomAssertions
import Testing

struct AssertSameEntriesTests {
    @Test func `equal dictionaries pass in silence`() {
        assertSameEntries(["id": "2", "name": "foo"], expected: ["name": "foo", "id": "2"])
    }

    @Test func `a changed value is named`() {
        withKnownIssue {
            assertSameEntries(["id": "2", "name": "fo"], expected: ["id": "2", "name": "foo"])
        } matching: { issue in
            issue.says(
                """
                Entries that differ: 1 of 2
                "name" differs
                    expected: "foo"
                    got:      "fo"
                                 ^
                """
            )
        }
    }

    @Test func `a failure stands at the caller's line`() {
        let line = #line + 3

        withKnownIssue {
            assertSameEntries(["name": "fo"], expected: ["name": "foo"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test func `among twenty entries, only the three that differ are shown`() {
        let expected = Dictionary(uniqueKeysWithValues: (1...20).map { ($0, "Chapter \($0)") })
        var got = expected
        got[3] = nil
        got[12] = "Chapter 21"
        got[21] = "Index"

        withKnownIssue {
            assertSameEntries(got, expected: expected)
        } matching: { issue in
            issue.says(
                """
                Entries that differ: 3 of 21
                3 is missing
                    expected: "Chapter 3"
                12 differs
                    expected: "Chapter 12"
                    got:      "Chapter 21"
                                       ^
                21 is surplus
                    got:      "Index"
                """
            )
        }
    }
}
