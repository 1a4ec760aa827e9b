import CustomAssertions
import Testing

struct ReportTests {
    @Test func `a failure arrives with the place that was handed over`() {
        withKnownIssue {
            report("foo", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)
        } matching: { issue in
            let place = SourceLocation(
                fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3
            )
            return issue.says("foo") && issue.sourceLocation == place
        }
    }

    @Test func `a nested helper hands its caller's line on`() {
        let line = #line + 3

        withKnownIssue {
            assertIsAda(["name": "Eve"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test func `an async test keeps its line`() async {
        let line = #line + 4

        await withKnownIssue {
            await Task.yield()
            assertIsAda(["name": "Eve"])
        } matching: { issue in
            issue.isAt(line: line)
        }
    }

    @Test(arguments: [1, 2]) func `each row of a table reports its own`(key: Int) {
        let line = #line + 3

        withKnownIssue {
            assertSameEntries([key: "Eve"], expected: [:])
        } matching: { issue in
            let text = "Entries that differ: 1 of 1\n\(key) is surplus\n    got:      \"Eve\""
            return issue.isAt(line: line) && issue.says(text)
        }
    }
}

private func assertIsAda(
    _ user: [String: String],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = DictionaryDifference(expected: ["name": "Ada"], got: user)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}
