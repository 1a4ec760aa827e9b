import CustomAssertions
import XCTest

final class AssertSameEntriesInXCTestTests: FailureCatchingTestCase {
    func test_assertSameEntries_failsOnceAtTheLineOfTheCall() {
        let line = #line + 1
        let failures = catchFailures { assertSameEntries(["zip": "10115"], expected: [:]) }

        let text = "Entries that differ: 1 of 1\n\"zip\" is surplus\n    got:      \"10115\""
        XCTAssertEqual(failures.map(\.text), ["failed - " + text])
        XCTAssertEqual(failures.map(\.file), [#filePath])
        XCTAssertEqual(failures.map(\.line), [line])
    }
}
