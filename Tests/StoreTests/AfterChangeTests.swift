import Store
import XCTest

final class AfterChangeTests: XCTestCase {
    private var caught: [(text: String, line: Int)]?

    func test_wait_failsOnceAtItsCallersLine() {
        caught = []

        let line = #line + 1
        _ = try? wait(for: ObservableValue("Monday"), within: 0.01) {}

        let failures = caught ?? []
        caught = nil
        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertTrue(failures.allSatisfy { $0.text.hasSuffix("nothing published") })
    }

    // NB: XCTest on Linux calls this method. On macOS it is `record(_:)`, with an `XCTIssue`.
    override func recordFailure(
        withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
        caught?.append((text, line))
        if caught == nil {
            super.recordFailure(
                withDescription: text, inFile: file, atLine: line, expected: expected
            )
        }
    }
}
