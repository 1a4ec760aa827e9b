import XCTest

@testable import CuckooClock

final class CuckooClockTests: XCTestCase {
    func test_hour_isCalledBehindAnOpenDoor() throws {
        try XCTSkipIf(true, "Write me")
    }
}
