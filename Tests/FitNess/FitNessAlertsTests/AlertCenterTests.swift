import FitNessAlerts
import XCTest

final class AlertCenterTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)
    private let nessie = Alert(text: "Nessie is close", severity: .warning)
    private let notifications = NotificationCenter()
    private lazy var sut = AlertCenter(notifications: notifications)

    func test_post_sendsOneNotification() {
        let posted = alertsPosted(1)

        sut.post(quarter)

        wait(for: [posted], timeout: 1)
    }

    func test_post_ofTwoAlerts_sendsTwoNotifications() {
        let posted = alertsPosted(2)

        sut.post(quarter)
        sut.post(nessie)

        wait(for: [posted], timeout: 1)
    }

    private func alertsPosted(_ count: Int) -> XCTestExpectation {
        let posted = XCTNSNotificationExpectation(
            name: .alertPosted, object: nil, notificationCenter: notifications)
        posted.expectedFulfillmentCount = count
        posted.assertForOverFulfill = true
        return posted
    }

    func test_post_ofTheSameAlertTwice_announcesItOnce() {
        let spy = AlertSpy(notifications)
        let last = nessie
        let lastPosted = XCTNSNotificationExpectation(
            name: .alertPosted, object: nil, notificationCenter: notifications)
        lastPosted.handler = { $0.alert == last }

        for alert in [quarter, quarter, nessie] { sut.post(alert) }

        wait(for: [lastPosted], timeout: 1)
        XCTAssertEqual(spy.alerts, [quarter, nessie])
    }

    func test_post_ofTheSameTextButWorse_isAnnounced() {
        let posted = alertsPosted(2)

        sut.post(nessie)
        sut.post(Alert(text: "Nessie is close", severity: .danger))

        wait(for: [posted], timeout: 1)
    }

    func test_clear_removesThisAlertOnly() {
        for alert in [quarter, nessie, half] { sut.post(alert) }
        XCTAssertEqual(sut.alerts, [quarter, nessie, half])

        sut.clear(nessie)

        XCTAssertEqual(sut.alerts, [quarter, half])
    }

    func test_clearAlerts_leavesNone() {
        XCTAssertEqual(sut.alerts, [])
        sut.post(quarter)
        XCTAssertEqual(sut.alerts, [quarter])

        sut.clearAlerts()

        XCTAssertEqual(sut.alerts, [])
    }

    func test_post_sendsTheAlertAlong() {
        let posted = alertsPosted(2)
        let spy = AlertSpy(notifications)

        notifications.post(name: .alertPosted, object: nil)
        sut.post(quarter)

        wait(for: [posted], timeout: 1)
        XCTAssertEqual(spy.alerts, [nil, quarter])
    }

    func test_post_isHeardInOrder_alsoIfSomebodyAnswersWithMore() {
        let quarterHeard = expectation(description: "a quarter")
        let halfHeard = expectation(description: "half")
        let nessieHeard = expectation(description: "Nessie")
        let observation = Observation(of: .alertPosted, in: notifications) { [self] in
            if $0.alert == half { return halfHeard.fulfill() }
            if $0.alert == nessie { return nessieHeard.fulfill() }
            for answer in [half, nessie] { sut.post(answer) }
            quarterHeard.fulfill()
        }

        withExtendedLifetime(observation) { sut.post(quarter) }

        wait(for: [quarterHeard, halfHeard, nessieHeard], timeout: 1, enforceOrder: true)
    }
}
