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

    @Test func `a failure stands at the caller's place`() {
        let line = #line + 3

        withKnownIssue {
            assertSameEntries(["name": "fo"], expected: ["name": "foo"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test func `a missing key is named`() {
        withKnownIssue {
            assertSameEntries(["id": "2"], expected: ["id": "2", "name": "foo"])
        } matching: { issue in
            issue.says("Entries that differ: 1 of 2\n\"name\" is missing\n    expected: \"foo\"")
        }
    }

    @Test func `a surplus key is named`() {
        withKnownIssue {
            assertSameEntries(["id": "2", "zip": "10115"], expected: ["id": "2"])
        } matching: { issue in
            issue.says("Entries that differ: 1 of 2\n\"zip\" is surplus\n    got:      \"10115\"")
        }
    }

    @Test func `a value of any type is shown as in code`() {
        let got: [String: AnyHashable] = ["name": "Ada", "born": "1815"]

        withKnownIssue {
            assertSameEntries(got, expected: ["name": "Ada", "born": 1815])
        } matching: { issue in
            issue.says(
                """
                Entries that differ: 1 of 2
                "born" differs
                    expected: 1815
                    got:      "1815"
                """
            )
        }
    }
}
