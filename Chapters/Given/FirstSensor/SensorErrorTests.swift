import FitNessAlerts
import FitNessModel
import FitNessPedometer
import XCTest

final class SensorErrorTests: XCTestCase {
    private let (model, pedometer, clock) = (AppModel(), PedometerSpy(), ManualTicker())
    private lazy var sut = Tracker(model: model, pedometer: pedometer, ticker: clock)

    private func setOut() throws {
        _ = sut
        model.setGoal(1000)
        try model.start()
    }
}
