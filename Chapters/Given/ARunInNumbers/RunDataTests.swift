import FitNessModel
import XCTest

final class RunDataTests: XCTestCase {
    func test_allSteps_reachTheGoal() {
        XCTAssertTrue(RunData(goal: 1000, steps: 1000).isGoalReached)
    }

    func test_nessieBehind_hasNotCaughtTheRunner() {
        XCTAssertFalse(RunData(distance: 1000, nessieDistance: 100).isCaught)
    }

    func test_nessieAhead_hasCaughtTheRunner() {
        XCTAssertTrue(RunData(distance: 100, nessieDistance: 1000).isCaught)
    }

    func test_nessieBeside_hasCaughtTheRunner() {
        XCTAssertTrue(RunData(distance: 1, nessieDistance: 1).isCaught)
    }
}
