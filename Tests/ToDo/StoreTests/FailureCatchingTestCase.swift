import XCTest

/// A test case that can catch failures, so that a test can look at them.
class FailureCatchingTestCase: XCTestCase {
    typealias Failure = (text: String, file: String, line: Int)
    private var caught: [Failure]?

    func catchFailures(_ body: () -> Void) -> [Failure] {
        caught = []
        defer { caught = nil }
        body()
        return caught ?? []
    }

    #if canImport(Darwin)
        // NB: Written from Apple's documentation, and not yet tried on a Mac.
        override func record(_ issue: XCTIssue) {
            if caught == nil { return super.record(issue) }
            let place = issue.sourceCodeContext.location
            caught?.append(
                (issue.compactDescription, place?.fileURL.path ?? "", place?.lineNumber ?? 0)
            )
        }
    #else
        override func recordFailure(
            withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
        ) {
            if caught == nil {
                super.recordFailure(
                    withDescription: text, inFile: file, atLine: line, expected: expected
                )
            }
            caught?.append((text, file, line))
        }
    #endif
}
