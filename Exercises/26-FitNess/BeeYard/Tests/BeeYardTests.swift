import XCTest

@testable import BeeYard

final class BeeYardTests: XCTestCase {
    private let yard = BeeYard()
    private let hive7 = Hive(7, queen: Queen(name: "Greta", year: 2024))
    private let hive4 = Hive(4)

    override func setUp() {
        yard.add(hive7)
        yard.add(hive4)
    }

    func test_hive_isTheOneWithThisNumber() {
        XCTAssertTrue(yard.hive(4) != nil)
    }

    func test_hive_isNilForANumberThatNobodyHas() {
        XCTAssertTrue(yard.hive(9) == nil)
    }

    func test_giveQueen_movesHerToTheOtherHive() {
        hive7.giveQueen(to: hive4)

        XCTAssertTrue(hive4.queen!.name == "Greta")
        XCTAssertTrue(hive7.queen == nil)
    }

    func test_weigh_leavesOutWhatTheEmptyHiveWeighs() {
        hive7.weigh(31.4)

        XCTAssertTrue(abs(hive7.honey - 2.9) < 1)
    }

    func test_harvest_fillsJarsWithHalfOfTheHoney() throws {
        hive7.weigh(39.1)

        let jars = try yard.harvest(7)

        XCTAssert(jars[0] <= 0.5)
    }

    func test_harvest_takesTenKilogramsAsEnough() {
        hive7.weigh(38.5)

        do {
            _ = try yard.harvest(7)
        } catch {
            XCTFail()
        }
    }

    func test_harvest_refusesLessThanTenKilograms() {
        hive7.weigh(38.4)

        do {
            _ = try yard.harvest(7)
            XCTFail()
        } catch {}
    }

    func test_harvest_refusesANumberThatNobodyHas() {
        XCTAssertTrue((try? yard.harvest(9)) == nil)
    }
}

/// What messages call a hive.
extension Hive: CustomStringConvertible {
    public var description: String { "hive \(number)" }
}
