import FitNessModel
import XCTest

final class AppModelTests: XCTestCase {
    func test_newModel_hasNotStarted() {
        let model = AppModel()

        XCTAssertEqual(model.state, .notStarted)
    }

    func test_restart_forgetsTheRun() throws {
        let model = AppModel()
        model.setGoal(1000)
        try model.start()
        XCTAssertEqual(model.state, .inProgress, "given")

        model.restart()

        XCTAssertEqual(model.state, .notStarted)
        XCTAssertNil(model.data.goal)
    }

    func test_start_throwsWithoutAGoal() {
        let model = AppModel()

        XCTAssertThrowsError(try model.start()) { error in
            XCTAssertEqual(error as? AppModelError, .goalNotSet)
        }
        XCTAssertEqual(model.state, .notStarted)
    }

    func test_walk_countsFromTheStartOn() throws {
        let model = AppModel()
        model.setGoal(1000)
        model.didWalk(steps: 10, metres: 8)
        model.nessieDidSwim(metres: 5)

        try model.start()
        for _ in 1...2 {
            model.didWalk(steps: 10, metres: 8)
            model.nessieDidSwim(metres: 5)
        }

        XCTAssertEqual(
            model.data, RunData(goal: 1000, steps: 20, distance: 16, nessieDistance: 10))
    }
}
