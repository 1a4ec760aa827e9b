import FitNessAlerts
import FitNessModel
import XCTest

final class ObstacleTests: XCTestCase {
    private let wall = Alert(text: "There is a wall", severity: .danger)
    private var obstacle: Alert?
    private lazy var model = AppModel(
        alertCenter: AlertCenter(notifications: NotificationCenter()),
        obstacle: { [unowned self] in obstacle })

    func test_start_asksForTheGoalFirst_thenForObstacles() throws {
        obstacle = wall
        XCTAssertThrowsError(try model.start())
        XCTAssertEqual(model.alertCenter.alerts, [])

        model.setGoal(1000)
        try model.start()
        XCTAssertEqual(model.state, .notStarted)
        XCTAssertEqual(model.alertCenter.alerts, [wall])
    }

    func test_resume_isNotMadeWhenSomethingIsInTheWay() throws {
        model.setGoal(1000)
        try model.start()
        obstacle = wall
        model.resume()
        XCTAssertEqual(model.alertCenter.alerts, [])

        model.pause()
        model.resume()
        XCTAssertEqual(model.state, .paused)
        XCTAssertEqual(model.alertCenter.alerts, [wall])
    }
}
