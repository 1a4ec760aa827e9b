import FitNessAlerts
import XCTest

final class AlertSenderTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)
    private let notifications = NotificationCenter()
    private lazy var sut = AlertSender(notifications: notifications)
    private lazy var spy = AlertSpy(notifications, hears: .alertSent)

    override func setUp() {
        _ = spy
    }

    @MainActor func test_send_arrivesOnTheMainThread() async {
        let arrived = expectation(
            forNotification: .alertSent, object: nil, notificationCenter: notifications
        ) { _ in Thread.isMainThread }

        DispatchQueue.global().async { [sut, quarter] in sut.send(quarter) }

        await fulfillment(of: [arrived], timeout: 1)
        XCTAssertEqual(spy.alerts, [quarter])
    }

    @MainActor func test_send_ofTwoAlerts_arrivesTwice() async {
        let last = expectation(
            forNotification: .alertSent, object: nil, notificationCenter: notifications
        ) { [half] in $0.alert == half }

        sut.send(quarter)
        sut.send(half)

        await fulfillment(of: [last], timeout: 1)
        XCTAssertEqual(spy.alerts, [quarter, half])
    }

    private func arrival() -> XCTestExpectation {
        expectation(forNotification: .alertSent, object: nil, notificationCenter: notifications)
    }
}
