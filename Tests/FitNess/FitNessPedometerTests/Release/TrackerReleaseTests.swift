import FitNessPedometer
import XCTest

@testable import FitNessModel

/// A tracker that nobody keeps is gone, and what it listened to may go on.
final class TrackerReleaseTests: XCTestCase {
    func test_trackerThatIsGone_hearsNothing() throws {
        let (model, pedometer, clock) = (AppModel(), PedometerSpy(), ManualTicker())
        do {
            let sut = Tracker(model: model, pedometer: pedometer, ticker: clock)
            model.setGoal(1000)
            try model.start()
            withExtendedLifetime(sut) {}
        }

        pedometer.send(Walk(steps: 10, metres: 8))
        clock.turn(31)

        XCTAssertEqual(model.data.steps, 0)
        XCTAssertEqual(model.data.nessieDistance, 0)
    }
}
