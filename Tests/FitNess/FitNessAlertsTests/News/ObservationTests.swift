import FitNessAlerts
import XCTest

final class ObservationTests: XCTestCase {
    func test_observation_hearsNothingWhenNobodyKeepsIt() {
        let notifications = NotificationCenter()
        var heard = 0
        _ = Observation(of: .alertPosted, in: notifications) { _ in heard += 1 }

        notifications.post(name: .alertPosted, object: nil)

        XCTAssertEqual(heard, 0)
    }
}
