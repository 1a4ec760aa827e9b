import CustomAssertions
import Testing

struct ReportTests {
    @Test func `a failure arrives once, at the place it was given`() async {
        let place = SourceLocation(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)

        await confirmation { arrived in
            withKnownIssue {
                assertSameEntries(
                    ["zip": "10115"], expected: [:],
                    fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3
                )
            } matching: { issue in
                arrived()
                return issue.sourceLocation == place && issue.opens("/A/B.swift")
            }
        }
    }

    @Test func `a failure in a detached task is heard`() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached { assertSameEntries(["zip": "10115"], expected: [:]) }.value
            }
        } matching: { issue in
            issue.says("Entries that differ: 1 of 1\n\"zip\" is surplus\n    got:      \"10115\"")
        }
    }
}
