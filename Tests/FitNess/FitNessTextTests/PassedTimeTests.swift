import FitNessText
import XCTest

final class PassedTimeTests: XCTestCase {
    func test_seconds_areCountedWhole_andNoneIsLost() {
        var sut = Seconds(now: 10)

        let passed = [10, 10.5, 11, 11.9, 14.25, 15].map { sut.passed(now: $0) }

        XCTAssertEqual(passed, [0, 0, 1, 0, 3, 1])
    }

    func test_longSleep_isOneSecond() {
        var sut = Seconds(now: 10)

        let passed = [15, 15.5, 16, 20.9, 600, 601, 5, 6].map { sut.passed(now: $0) }

        XCTAssertEqual(passed, [1, 0, 1, 4, 1, 1, 1, 1])
    }
}
