import FitNessModel
import FitNessPedometer
import XCTest

final class NessieTests: XCTestCase {
    private let model = AppModel()
    private let clock = ManualTicker()
    private lazy var sut = Tracker(model: model, pedometer: PedometerStub(), ticker: clock)

    func test_nessie_swimsTwoMetresInEachSecond_afterAHeadStart() throws {
        try givenTheRunnerHasWalked()

        clock.turn(30)
        XCTAssertEqual(model.data.nessieDistance, 0, "the head start")

        clock.turn(2)
        XCTAssertEqual(model.data.nessieDistance, 4)
    }

    private func givenTheRunnerHasWalked() throws {
        _ = sut
        model.setGoal(1000)
        try model.start()
        model.didWalk(steps: 100, metres: 80)
    }

    func test_pauseInTheHeadStart_usesNothingOfIt() throws {
        try givenTheRunnerHasWalked()
        clock.turn(10)

        model.pause()
        clock.turn(60)
        model.resume()
        clock.turn(20)
        XCTAssertEqual(model.data.nessieDistance, 0)

        clock.turn()
        XCTAssertEqual(model.data.nessieDistance, 2)
    }

    func test_newRun_hasANewHeadStart() throws {
        try givenTheRunnerHasWalked()
        clock.turn(31)
        model.restart()
        try givenTheRunnerHasWalked()

        clock.turn(30)

        XCTAssertEqual(model.data.nessieDistance, 0)
    }
}
