import XCTest

@testable import Short

final class FerrisWheelTests: XCTestCase {
    func test_seats_areSixInEachCabin() {
        let cabins = 20

        let count = seats(cabins: cabins)

        XCTAssertEqual(count, cabins * seatsPerCabin)
    }
}
