import CustomAssertions
import Testing

struct ReportTests {
    @Test func `a failure arrives once, at the place it was given`() async {
        await confirmation { arrived in
            withKnownIssue {
                report(
                    "lost", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)
            } matching: { issue in
                arrived()
                return issue.hasText("lost") && issue.sourceLocation?.column == 3
                    && issue.isAt(line: 7, fileID: "A/B.swift", filePath: "/A/B.swift")
            }
        }
    }

    @Test func `no failure is silent`() {
        report(nil as String?, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }

    @Test func `a failure in a detached task is heard`() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached {
                    report("lost", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)
                }.value
            }
        } matching: { issue in
            issue.hasText("lost")
        }
    }

    @Test func `a question about a failure can be answered with no`() {
        let line = #line + 3

        withKnownIssue {
            Issue.record("lost")
        } matching: { issue in
            issue.hasText("lost") && !issue.hasText("los")
                && issue.isAt(line: line) && !issue.isAt(line: line + 1)
                && !issue.isAt(line: line, fileID: "A/B.swift")
                && !issue.isAt(line: line, filePath: "/A/B.swift")
        }
    }
}
