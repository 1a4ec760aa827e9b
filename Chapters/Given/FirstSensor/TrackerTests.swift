import FitNessPedometer
import XCTest

@testable import FitNessModel

final class TrackerTests: XCTestCase {
    private let model = AppModel()
    private let clock = ManualTicker()
    private var sut: Tracker?

    private func setOut(with pedometer: any Pedometer) throws {
        sut = Tracker(model: model, pedometer: pedometer, ticker: clock)
        model.setGoal(1000)
        try model.start()
    }
}
