import FitNessModel
import FitNessPedometer
import XCTest

final class NessieTests: XCTestCase {
    private let model = AppModel()
    private let clock = ManualTicker()
    private lazy var sut = Tracker(model: model, pedometer: PedometerStub(), ticker: clock)

    private func givenTheRunnerHasWalked() throws {
        _ = sut
        model.setGoal(1000)
        try model.start()
        model.didWalk(steps: 100, metres: 80)
    }
}
