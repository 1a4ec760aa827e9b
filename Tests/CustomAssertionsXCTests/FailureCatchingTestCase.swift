import XCTest

/// A test case that can catch failures instead of failing.
class FailureCatchingTestCase: XCTestCase {
    struct CaughtFailure {
        var text: String
        var file: String
        var line: Int
    }

    private var caught: [CaughtFailure]?

    func catchFailures(_ body: () throws -> Void) rethrows -> [CaughtFailure] {
        caught = []
        defer { caught = nil }
        try body()
        return caught ?? []
    }

    // NB: XCTest on Linux calls this method. On macOS it is `record(_:)`, with an `XCTIssue`.
    override func recordFailure(
        withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
        caught?.append(CaughtFailure(text: text, file: file, line: line))
        if caught == nil {
            super.recordFailure(
                withDescription: text, inFile: file, atLine: line, expected: expected
            )
        }
    }
}
