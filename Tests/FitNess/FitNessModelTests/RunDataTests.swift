import FitNessModel
import XCTest

final class RunDataTests: XCTestCase {
    func test_newRun_hasNotReachedItsGoal() {
        let sut = RunData()

        XCTAssertFalse(sut.isGoalReached)
    }

    func test_runnerWhoHasNotMoved_isNotCaught() {
        XCTAssertFalse(RunData().isCaught)
        XCTAssertFalse(RunData(nessieDistance: 5).isCaught)
    }

    func test_allStepsButCaught_doNotReachTheGoal() {
        let sut = RunData(goal: 1000, steps: 1000, distance: 100, nessieDistance: 100)

        XCTAssertFalse(sut.isGoalReached)
    }

    func test_allSteps_reachTheGoal() {
        let sut = RunData(goal: 1000, steps: 1000)

        XCTAssertTrue(sut.isGoalReached)
    }

    func test_nessieBehind_hasNotCaughtTheRunner() {
        let sut = RunData(distance: 1000, nessieDistance: 100)

        XCTAssertFalse(sut.isCaught)
    }

    func test_nessieAhead_hasCaughtTheRunner() {
        let sut = RunData(distance: 100, nessieDistance: 1000)

        XCTAssertTrue(sut.isCaught)
    }

    func test_nessieBeside_hasCaughtTheRunner() {
        let sut = RunData(distance: 1, nessieDistance: 1)

        XCTAssertTrue(sut.isCaught)
    }
}
