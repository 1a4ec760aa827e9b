import FitNessModel
import XCTest

final class RestartTests: XCTestCase {
    func test_restart_forgetsBeforeItTells() throws {
        let model = AppModel()
        model.setGoal(1000)
        try model.start()
        model.didWalk(steps: 300, metres: 240)
        var heard: [String] = []
        let subscription = model.observe { state in
            heard.append(
                "\(state), \(model.data.steps) steps, \(model.alertCenter.alerts.count) alerts")
        }
        defer { subscription.cancel() }

        model.restart()

        XCTAssertEqual(
            heard, ["inProgress, 300 steps, 1 alerts", "notStarted, 0 steps, 0 alerts"])
    }
}
