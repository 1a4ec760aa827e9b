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

    func test_post_announcesTheAlert() {
        sut.post(quarter)

        XCTAssertEqual(spy.alerts, [quarter])
    }

    func test_post_ofTheSameAlertTwice_announcesItOnce() {
        let worse = Alert(text: nessie.text, severity: .danger)

        for alert in [nessie, nessie, worse] { sut.post(alert) }

        XCTAssertEqual(spy.alerts, [nessie, worse])
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

    func test_clearing_isAnnounced() {
        let spy = AlertSpy(notifications, hears: .alertsCleared)
        sut.post(quarter)

        sut.clear(quarter)
        XCTAssertEqual(spy.alerts.count, 1)

        sut.clearAlerts()
        XCTAssertEqual(spy.alerts.count, 2)
    }

    func test_post_isHeardInOrderByEverybody_alsoIfTheyAnswer() {
        var heard: [[Alert?]] = [[], []]
        let listeners = heard.indices.map { index in
            Observation(of: .alertPosted, in: notifications) { [self] in
                heard[index].append($0.alert)
                if $0.alert != quarter { return }
                for answer in [half, nessie] { sut.post(answer) }
            }
        }

        withExtendedLifetime(listeners) { sut.post(quarter) }

        XCTAssertEqual(heard, [[quarter, half, nessie], [quarter, half, nessie]])
    }

    func test_clear_alsoTakesItOutOfTheQueue() {
        postTheQuarter { [self] in
            sut.post(half)
            sut.clear(half)
        }

        XCTAssertEqual(spy.alerts, [quarter])
    }

    func test_clearAlerts_alsoEmptiesTheQueue() {
        postTheQuarter { [self] in
            sut.post(half)
            sut.clearAlerts()
        }

        XCTAssertEqual(spy.alerts, [quarter])
    }

    private func postTheQuarter(andAnswer answer: @escaping () -> Void) {
        let listener = Observation(of: .alertPosted, in: notifications) { [self] in
            if $0.alert == quarter { answer() }
        }
        withExtendedLifetime(listener) { sut.post(quarter) }
    }
}
