import Testing

@testable import PackingList

struct PackingListTests {
    @Test func `things that differ are named, each in a line, sorted by name`() {
        withKnownIssue {
            assertSameThings(["lamp", "radio"], expected: ["lamp", "tent", "map"])
        } matching: { issue in
            issue.says("map is not packed\nradio is not on the list\ntent is not packed")
        }
    }

    @Test func `the failure is reported at the caller's line`() {
        let line = #line + 3

        withKnownIssue {
            assertSameThings(["lamp", "radio"], expected: ["lamp"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test func `the same things pass in silence`() {
        assertSameThings(["lamp", "tent"], expected: ["tent", "lamp"])
    }
}
