import XCTest

@testable import FitNessModel

final class RunPresenterTests: XCTestCase {
    private let view = RunViewSpy()
    private let model = AppModel()
    private lazy var sut = RunPresenter(model: model)

    override func setUp() {
        sut.view = view
        sut.viewDidLoad()
    }

    func test_button_saysStartAtFirst() {
        XCTAssertEqual(view.labels, ["Start"])
    }

    func test_button_saysPauseAfterATap() {
        givenTheRunnerIsOnTheWay()

        XCTAssertEqual(view.labels, ["Start", "Pause"])
    }

    func test_tap_asksForAGoalIfThereIsNone() {
        sut.didTapButton()

        XCTAssertEqual(view.timesAsked, 1)
        XCTAssertEqual(view.labels.last, "Start")
    }

    func test_goal_reachesTheModel() {
        sut.didEnterGoal(50)

        XCTAssertEqual(model.data.goal, 50)
    }

    func test_button_saysTryAgainWhenCaught() {
        givenTheRunnerIsOnTheWay()

        model.didGetCaught()

        XCTAssertEqual(view.labels, ["Start", "Pause", "Try Again"])
    }

    func test_button_saysStartOverWhenTheGoalIsReached() {
        givenTheRunnerIsOnTheWay()

        model.didReachGoal()

        XCTAssertEqual(view.labels, ["Start", "Pause", "Start Over"])
    }

    private func givenTheRunnerIsOnTheWay() {
        model.setGoal(1000)
        sut.didTapButton()
    }

    func test_tap_beginsAgainAfterTheGoal() {
        givenTheRunnerIsOnTheWay()
        model.didReachGoal()

        sut.didTapButton()

        XCTAssertEqual(view.labels, ["Start", "Pause", "Start Over", "Start"])
    }

    func test_goalOfNothing_isAskedForAgain() {
        sut.didEnterGoal(1)
        XCTAssertEqual(model.data.goal, 1)

        sut.didEnterGoal(0)
        sut.didEnterGoal(-5)
        XCTAssertNil(model.data.goal)
        XCTAssertEqual(view.timesAsked, 2)
    }
}
