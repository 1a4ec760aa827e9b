import FitNessPedometer
import XCTest

@testable import FitNessModel

final class TrackerTests: XCTestCase {
    private let model = AppModel()
    private let clock = ManualTicker()
    private var sut: Tracker?

    func test_start_startsThePedometer() throws {
        let pedometer = PedometerSpy()

        try setOut(with: pedometer)

        XCTAssertEqual(pedometer.calls, [.start])
    }

    private func setOut(with pedometer: any Pedometer) throws {
        sut = Tracker(model: model, pedometer: pedometer, ticker: clock)
        model.setGoal(1000)
        try model.start()
    }

    func test_walks_areCountedFromTheStartOn() throws {
        let pedometer = PedometerSpy()
        try setOut(with: pedometer)

        for _ in 1...2 { pedometer.send(Walk(steps: 100, metres: 80)) }

        XCTAssertEqual(model.data.steps, 200)
        XCTAssertEqual(model.data.distance, 160)
    }

    func test_pedometer_isStartedAndStoppedInTurns() throws {
        let pedometer = PedometerMock(expects: [.start, .stop, .start, .stop, .start, .stop])
        try setOut(with: pedometer)

        model.pause()
        model.resume()
        model.didGetCaught()
        model.restart()
        model.setGoal(1000)
        try model.start()
        model.restart()

        pedometer.verify()
    }
}
