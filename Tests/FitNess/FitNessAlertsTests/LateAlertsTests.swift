import FitNessAlerts
import XCTest

final class LateAlertsTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)

    @MainActor func test_alertOfASlowSensor_isAnnounced() async {
        let sut = AlertCenter(notifications: NotificationCenter())
        let spy = AlertSpy(sut.notifications, hears: .alertPosted)
        let announced = expectation(
            forNotification: .alertPosted, object: nil, notificationCenter: sut.notifications)

        SlowSensor.report([quarter]) { sut.post($0) }

        await fulfillment(of: [announced], timeout: 1)
        XCTAssertEqual(spy.alerts, [quarter])
    }

    @MainActor func test_twoAlertsOfASlowSensor_areAnnounced() async {
        let sut = AlertCenter(notifications: NotificationCenter())
        let spy = AlertSpy(sut.notifications, hears: .alertPosted)
        let last = expectation(
            forNotification: .alertPosted, object: nil, notificationCenter: sut.notifications
        ) { [half] in $0.alert == half }

        SlowSensor.report([quarter, half]) { sut.post($0) }

        await fulfillment(of: [last], timeout: 1)
        XCTAssertEqual(spy.alerts, [quarter, half])
    }
}
