import FitNessChase
import FitNessModel
import XCTest

final class TrackPresenterTests: XCTestCase {
    private let model = AppModel()
    private let view = TrackViewSpy()
    private lazy var sut = TrackPresenter(model: model, view: view)

    func test_walk_isShown() throws {
        try givenTheRunnerIsOnTheWay()

        model.didWalk(steps: 500, metres: 10)

        XCTAssertEqual(view.runners, [0, 0.5])
    }

    private func givenTheRunnerIsOnTheWay() throws {
        sut.viewDidLoad()
        model.setGoal(1000)
        try model.start()
    }

    func test_goal_isShown() throws {
        try givenTheRunnerIsOnTheWay()

        model.didWalk(steps: 1000, metres: 800)

        XCTAssertEqual(view.runners, [0, 1])
    }

    func test_closedScreen_isNotKeptAndNotNeeded() {
        weak var closed: TrackViewSpy?
        let sut: TrackPresenter

        do {
            let view = TrackViewSpy()
            (sut, closed) = (TrackPresenter(model: model, view: view), view)
        }
        sut.viewDidLoad()

        XCTAssertNil(closed)
    }

    func test_nessie_isShown() throws {
        try givenTheRunnerIsOnTheWay()
        model.didWalk(steps: 10, metres: 8)

        model.nessieDidSwim(metres: 6)

        XCTAssertEqual(view.nessies, [0, 0, 0.75])
    }
}
