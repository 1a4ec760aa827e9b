import FitNessChase
import FitNessModel
import XCTest

final class NessieShareTests: XCTestCase {
    func test_nessieShare_isAPartOfTheRunnersWay() {
        let sut = RunData(distance: 100, nessieDistance: 50)

        XCTAssertEqual(sut.nessieShare, 0.5)
    }

    func test_nessieShare_isNoneBeforeTheRunnerMoves() {
        XCTAssertEqual(RunData().nessieShare, 0)
        XCTAssertEqual(RunData(nessieDistance: 5).nessieShare, 0)
    }

    func test_nessieShare_isNeverMoreThanAll() {
        let sut = RunData(distance: 1, nessieDistance: 1.5)

        XCTAssertEqual(sut.nessieShare, 1)
    }
}
