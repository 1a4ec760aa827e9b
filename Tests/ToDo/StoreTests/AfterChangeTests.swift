import Store
import XCTest

final class AfterChangeTests: FailureCatchingTestCase {
    func test_wait_failsOnceAtItsCallersLine() {
        let line = #line + 2
        let failures = catchFailures {
            _ = try? wait(for: ObservableValue("Monday").readOnly, within: 0.01) {}
        }

        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.map(\.file), [#filePath])
    }
}
