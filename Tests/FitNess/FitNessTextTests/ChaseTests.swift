import FitNessModel
import FitNessText
import TerminalText
import XCTest

final class ChaseTests: XCTestCase {
    private let model = AppModel()
    private var now = 100.0
    private lazy var app = FitNessApp(
        model: model, track: { "" },
        step: { [model] in model.didWalk(steps: 1, metres: 2) })
    private lazy var sut = Chase(
        app, now: { [unowned self] in now },
        second: { [model] in model.nessieDidSwim(metres: 1) })

    func test_timeThatHasGoneBy_comesBeforeTheKey() {
        model.setGoal(10)
        sut.press(.enter)
        sut.press(.character(" "))
        now += 1
        sut.tick()
        XCTAssertEqual(model.data.nessieDistance, 1)

        now += 1
        sut.press(.enter)

        XCTAssertEqual(model.state, .notStarted, "the runner was caught, and begins again")
    }

    func test_keysAndPictures_areTheApps() {
        sut.press(.enter)
        sut.press(.character("7"))
        let size = Size(columns: 50, rows: 10)

        XCTAssertEqual(sut.picture(size), app.picture(size))
        XCTAssertEqual(sut.picture(size).lines[1], Line("How many steps? 7"))
        XCTAssertFalse(sut.isPasteOpen)
        XCTAssertNil(sut.trouble)
    }

    func test_end_isTheAppsEnd() {
        XCTAssertFalse(sut.isFinished)

        XCTAssertNil(sut.end())

        XCTAssertTrue(sut.isFinished)
    }
}
