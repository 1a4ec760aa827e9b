import FitNessAlerts
import FitNessModel
import XCTest

final class MilestonesTests: XCTestCase {
    private let milestones: [Alert] = [
        .milestone25Percent, .milestone50Percent, .milestone75Percent, .goalComplete,
    ]
    private let alertCenter = AlertCenter(notifications: NotificationCenter())
    private lazy var model = AppModel(alertCenter: alertCenter)

    func test_walk_tellsAQuarter() throws {
        let quarter = told(.milestone25Percent)
        try givenSheHasWalked(99, of: 400)
        XCTAssertEqual(alertCenter.alerts, [])

        walk(1)

        wait(for: [quarter], timeout: 1)
    }

    private func givenSheHasWalked(_ steps: Int, of goal: Int) throws {
        model.data.goal = goal
        try model.start()
        walk(steps)
    }

    private func walk(_ steps: Int) {
        model.didWalk(steps: steps, metres: 0.8 * Double(steps))
    }

    private func told(_ alert: Alert) -> XCTestExpectation {
        let told = XCTNSNotificationExpectation(
            name: .alertPosted, object: nil, notificationCenter: alertCenter.notifications)
        told.handler = { $0.alert == alert }
        told.expectationDescription = alert.text
        told.assertForOverFulfill = true
        return told
    }

    func test_walk_tellsHalf() throws {
        let half = told(.milestone50Percent)
        try givenSheHasWalked(199, of: 400)
        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])

        walk(1)

        wait(for: [half], timeout: 1)
    }

    func test_walk_tellsThreeQuarters() throws {
        let threeQuarters = told(.milestone75Percent)
        try givenSheHasWalked(299, of: 400)
        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent, .milestone50Percent])

        walk(1)

        wait(for: [threeQuarters], timeout: 1)
    }

    func test_walk_tellsTheGoal() throws {
        let goal = told(.goalComplete)
        try givenSheHasWalked(399, of: 400)
        XCTAssertFalse(alertCenter.alerts.contains(.goalComplete))

        walk(1)

        wait(for: [goal], timeout: 1)
    }

    func test_jump_tellsAllFourInOrder() throws {
        let all = milestones.map { told($0) }

        try givenSheHasWalked(400, of: 400)

        wait(for: all, timeout: 1, enforceOrder: true)
    }

    func test_caughtOnHerLastStep_isNotToldTheGoal() throws {
        model.data.goal = 400
        try model.start()
        model.nessieDidSwim(metres: 500)

        walk(400)

        XCTAssertEqual(model.state, .caught)
        XCTAssertFalse(alertCenter.alerts.contains(.goalComplete))
    }

    func test_walk_tellsAQuarterOfTenAtTheThirdStep() throws {
        try givenSheHasWalked(2, of: 10)
        XCTAssertEqual(alertCenter.alerts, [])

        walk(1)

        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])
    }

    func test_walk_tellsEachMilestoneOnce_alsoIfSheClearsIt() throws {
        let all = milestones.map { told($0) }
        try givenSheHasWalked(0, of: 10)

        for _ in 1...10 {
            walk(1)
            alertCenter.clearAlerts()
        }

        wait(for: all, timeout: 1)
    }

    func test_restart_forgetsWhatWasTold() throws {
        try givenSheHasWalked(100, of: 400)
        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])
        let again = told(.milestone25Percent)

        model.restart()
        XCTAssertEqual(alertCenter.alerts, [])
        try givenSheHasWalked(100, of: 400)

        wait(for: [again], timeout: 1)
    }
}
