import FitNessModel
import XCTest

final class ChasePresenterTests: XCTestCase {
    func test_start_isSeenOnBothScreens() throws {
        let model = AppModel()
        model.setGoal(1000)
        let (run, runView) = (RunPresenter(model: model), RunViewSpy())
        run.view = runView
        run.viewDidLoad()
        let (chase, chaseView) = (ChasePresenter(model: model), ChaseViewSpy())
        chase.view = chaseView
        chase.viewDidLoad()

        try model.start()

        XCTAssertEqual(chaseView.states, [.notStarted, .inProgress])
        XCTAssertEqual(runView.labels, ["Start", "Pause"])
    }

    func test_closedScreen_isNotKeptAndNotNeeded() throws {
        let model = AppModel()
        let (run, chase) = (RunPresenter(model: model), ChasePresenter(model: model))
        weak var closed: ChaseViewSpy?

        do {
            let view = ChaseViewSpy()
            (chase.view, closed) = (view, view)
            chase.viewDidLoad()
        }
        XCTAssertNil(closed)

        run.viewDidLoad()
        run.didTapButton()
        run.didEnterGoal(1000)
        run.didTapButton()
        XCTAssertEqual(model.state, .inProgress)
    }
}
