import Store
import XCTest

final class AfterChangeTests: XCTestCase {
    private var places: [String]?

    func test_wait_failsOnceAtItsCallersLine() {
        places = []
        let line = #line + 1
        _ = try? wait(for: ObservableValue("Monday").readOnly, within: 0.01) {}
        let caught = places ?? []
        places = nil

        XCTAssertEqual(caught, ["AfterChangeTests.swift:\(line)"])
    }

    // NB: XCTest on Linux calls this method. On macOS it is `record(_:)`, with an `XCTIssue`.
    override func recordFailure(
        withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
        if places == nil {
            super.recordFailure(
                withDescription: text, inFile: file, atLine: line, expected: expected)
        }
        places?.append("\(file.split(separator: "/").last ?? ""):\(line)")
    }
}
