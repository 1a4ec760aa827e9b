import XCTest

final class FailureCatchingTestCaseTests: FailureCatchingTestCase {
    func test_catchFailures_givesTextAndPlace() {
        let line = #line + 1
        let failures = catchFailures { XCTFail("We should not be here") }

        XCTAssertEqual(failures.map(\.text), ["failed - We should not be here"])
        XCTAssertEqual(failures.map(\.file), [#filePath])
        XCTAssertEqual(failures.map(\.line), [line])
    }
}
