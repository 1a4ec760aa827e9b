import FitNessModel
import XCTest

final class AppModelTests: XCTestCase {
    func test_newModel_hasNotStarted() {
        let model = AppModel()

        XCTAssertEqual(model.state, .notStarted)
    }

    func test_start_isInProgress() throws {
        let model = AppModel()
        model.data.goal = 1000

        try model.start()

        XCTAssertEqual(model.state, .inProgress)
    }

    func test_restart_forgetsTheRun() throws {
        let model = AppModel()
        model.data.goal = 1000
        try model.start()
        model.didWalk(steps: 10, metres: 8)
        model.nessieDidSwim(metres: 5)
        XCTAssertEqual(model.state, .inProgress, "given")

        model.restart()

        XCTAssertEqual(model.state, .notStarted)
        XCTAssertNil(model.data.goal)
        XCTAssertEqual(model.data.steps, 0)
        XCTAssertEqual(model.data.distance, 0)
        XCTAssertEqual(model.data.nessieDistance, 0)
    }

    func test_start_throwsWithoutAGoal() {
        let model = AppModel()

        XCTAssertThrowsError(try model.start()) { error in
            XCTAssertEqual(error as? AppModelError, .goalNotSet)
        }
        XCTAssertEqual(model.state, .notStarted)
    }

    func test_pause_isTold() throws {
        let model = AppModel()
        model.data.goal = 1000
        try model.start()
        let told = expectation(description: "the state there is, and the next one")
        told.expectedFulfillmentCount = 2
        var heard: [AppState] = []
        let subscription = model.observe { state in
            heard.append(state)
            told.fulfill()
        }
        defer { subscription.cancel() }

        model.pause()

        wait(for: [told], timeout: 1)
        XCTAssertEqual(heard, [.inProgress, .paused])
    }

    func test_walk_countsFromTheStartOn() throws {
        let model = AppModel()
        model.data.goal = 1000
        model.didWalk(steps: 10, metres: 8)
        model.nessieDidSwim(metres: 5)

        try model.start()
        for _ in 1...2 {
            model.didWalk(steps: 10, metres: 8)
            model.nessieDidSwim(metres: 5)
        }

        XCTAssertEqual(model.data.steps, 20)
        XCTAssertEqual(model.data.distance, 16)
        XCTAssertEqual(model.data.nessieDistance, 10)
    }
}
