import CustomAssertions
import XCTest

final class ReportInXCTestTests: FailureCatchingTestCase {
    func test_report_isHeardAtThePlaceItWasGiven() {
        let failures = catchFailures {
            report("lost", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)
        }

        XCTAssertEqual(failures.first?.text, "failed - lost")
        XCTAssertEqual(failures.first?.file, "/A/B.swift")
        XCTAssertEqual(failures.first?.line, 7)
    }
}
