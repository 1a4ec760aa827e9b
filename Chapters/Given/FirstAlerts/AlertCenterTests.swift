import FitNessAlerts
import XCTest

final class AlertCenterTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)
    private let nessie = Alert(text: "Nessie is close", severity: .warning)
    private let notifications = NotificationCenter()
    private lazy var sut = AlertCenter(notifications: notifications)
    private lazy var spy = AlertSpy(notifications, hears: .alertPosted)

    override func setUp() {
        _ = (sut, spy)
    }

    func test_clearing_isAnnounced() {
        let spy = AlertSpy(notifications, hears: .alertsCleared)
        sut.post(quarter)

        sut.clear(quarter)
        XCTAssertEqual(spy.alerts.count, 1)

        sut.clearAlerts()
        XCTAssertEqual(spy.alerts.count, 2)
    }
}
