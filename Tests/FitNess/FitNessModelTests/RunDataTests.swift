import FitNessModel
import XCTest

final class RunDataTests: XCTestCase {
    func test_newRun_hasNotReachedItsGoal() {
        XCTAssertFalse(RunData().isGoalReached)
    }

    func test_runnerWhoHasNotMoved_isNotCaught() {
        XCTAssertFalse(RunData().isCaught)
        XCTAssertFalse(RunData(nessieDistance: 5).isCaught)
    }

    func test_allStepsButCaught_doNotReachTheGoal() {
        let sut = RunData(goal: 1000, steps: 1000, distance: 100, nessieDistance: 100)

        XCTAssertFalse(sut.isGoalReached, "\(sut)")
    }

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
