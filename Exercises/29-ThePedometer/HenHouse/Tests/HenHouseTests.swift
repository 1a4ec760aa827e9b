import XCTest

@testable import HenHouse

final class HenHouseTests: XCTestCase {
    private let house = HenHouse()
    private let cable = Trouble.other("A cable is loose")

    func test_eggs_areAddedUp() {
        house.report(eggs: 2, trouble: nil)
        house.report(eggs: 3, trouble: nil)

        XCTAssertEqual(house.eggs, 5)
        XCTAssertEqual(house.notes, [])
    }

    func test_trouble_isNoted() {
        house.report(eggs: nil, trouble: cable)

        XCTAssertEqual(house.eggs, 0)
        XCTAssertEqual(house.notes, ["A cable is loose"])
    }
}
