import FitNessAlerts
import FitNessModel
import XCTest

final class MilestonesTests: XCTestCase {
    private let milestones: [Alert] = [
        .milestone25Percent, .milestone50Percent, .milestone75Percent, .goalComplete,
    ]
    private let alertCenter = AlertCenter(notifications: NotificationCenter())
    private lazy var model = AppModel(alertCenter: alertCenter)

    override func setUpWithError() throws {
        model.setGoal(400)
        try model.start()
    }

    func test_walk_tellsEachMilestoneAtItsLimit() {
        let told = [99: 0, 100: 1, 199: 1, 200: 2, 299: 2, 300: 3, 399: 3, 400: 4]

        for (steps, count) in told.sorted(by: <) {
            walk(steps - model.data.steps)
            XCTAssertEqual(alertCenter.alerts, Array(milestones.prefix(count)), "\(steps) steps")
        }
    }

    func test_jump_tellsAllFourInOrder() {
        walk(400)

        XCTAssertEqual(alertCenter.alerts, milestones)
    }

    func test_caughtOnTheLastStep_isNotToldTheGoal() {
        model.nessieDidSwim(metres: 500)

        walk(400)

        XCTAssertEqual(model.state, .caught)
        XCTAssertFalse(alertCenter.alerts.contains(.goalComplete))
    }

    private func walk(_ steps: Int) {
        model.didWalk(steps: steps, metres: 0.8 * Double(steps))
    }

    func test_walk_tellsAQuarterOfTenAtTheThirdStep() {
        model.setGoal(10)

        walk(2)
        XCTAssertEqual(alertCenter.alerts, [])

        walk(1)
        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])
    }

    func test_walk_tellsEachMilestoneOnce_alsoIfTheRunnerClearsIt() {
        var told: [Alert] = []
        model.setGoal(10)

        for _ in 1...10 {
            walk(1)
            told += alertCenter.alerts
            alertCenter.clearAlerts()
        }

        XCTAssertEqual(told, milestones)
    }

    func test_restart_forgetsWhatWasTold() throws {
        model.nessieDidSwim(metres: 5)
        walk(100)
        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])

        model.restart()
        XCTAssertEqual(model.data, RunData())
        XCTAssertEqual(alertCenter.alerts, [])
        model.setGoal(400)
        try model.start()
        walk(100)

        XCTAssertEqual(alertCenter.alerts, [.milestone25Percent])
    }
}
