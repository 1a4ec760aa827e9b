import FitNessPedometer
import XCTest

@testable import FitNessModel

final class TrackerTests: XCTestCase {
    func test_walks_areCountedFromTheStartOn() throws {
        let (model, pedometer) = (AppModel(), PedometerSpy())
        let sut = tracker(model, pedometer)
        try setOut(model)

        for _ in 1...2 { pedometer.send(Walk(steps: 100, metres: 80)) }

        XCTAssertEqual(pedometer.calls, [.start])
        XCTAssertEqual(model.data.steps, 200)
        XCTAssertEqual(model.data.distance, 160)
        withExtendedLifetime(sut) {}
    }

    func test_pedometer_isStartedAndStoppedInTurns() throws {
        let model = AppModel()
        let pedometer = PedometerMock(expects: [.start, .stop, .start, .stop, .start, .stop])
        let sut = tracker(model, pedometer)

        try setOut(model)
        model.pause()
        model.resume()
        model.didGetCaught()
        model.restart()
        try setOut(model)
        model.restart()

        pedometer.verify()
        withExtendedLifetime(sut) {}
    }

    private func tracker(_ model: AppModel, _ pedometer: any Pedometer) -> Tracker {
        Tracker(model: model, pedometer: pedometer, ticker: ManualTicker())
    }

    private func setOut(_ model: AppModel) throws {
        model.setGoal(1000)
        try model.start()
    }

    func test_trackerThatIsGone_hearsNothing() throws {
        let (model, pedometer, clock) = (AppModel(), PedometerSpy(), ManualTicker())
        do {
            let sut = Tracker(model: model, pedometer: pedometer, ticker: clock)
            try setOut(model)
            withExtendedLifetime(sut) {}
        }

        pedometer.send(Walk(steps: 10, metres: 8))
        clock.turn(31)

        XCTAssertEqual(model.data.steps, 0)
        XCTAssertEqual(model.data.nessieDistance, 0)
    }
}
