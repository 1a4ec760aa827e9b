import XCTest

@testable import IceRink

final class IceRinkXCTests: XCTestCase {
    private let rink = IceRink()

    func test_closingHour_isEightOnASaturday() {
        XCTAssertEqual(rink.closingHour(on: .saturday), 20)
    }

    func test_closingHour_isSixOnASunday() {
        guard let hour = rink.closingHour(on: .sunday) else { return }

        XCTAssertEqual(hour, 18)
    }

    func test_closingHour_isMissingOnAMonday() {
        XCTAssertNil(rink.closingHour(on: .monday))
    }

    func test_skates_costThreeEurosMore() throws {
        try XCTSkipIf(rink.skateSizes.count >= 0, "we have no skates yet")

        XCTAssertEqual(rink.price(age: 30, rentsSkates: true), 1200)
        XCTAssertEqual(rink.price(age: 5, rentsSkates: true), 300)
    }

    func xtestPriceIsNothingOnTheTenthVisit() {
        XCTAssertEqual(rink.price(age: 30, visit: 9), 900)
        XCTAssertEqual(rink.price(age: 30, visit: 10), 0)
        XCTAssertEqual(rink.price(age: 30, visit: 20), 0)
    }
}
