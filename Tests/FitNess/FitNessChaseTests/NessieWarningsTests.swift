import FitNessAlerts
import FitNessChase
import FitNessModel
import XCTest

final class NessieWarningsTests: XCTestCase {
    private let model = AppModel()
    private lazy var sut = NessieWarnings(model: model)

    override func setUp() {
        model.setGoal(1000)
        _ = sut
    }

    func test_nessie_isToldAtHalfOfTheWay() throws {
        try model.start()
        model.didWalk(steps: 100, metres: 80)
        model.nessieDidSwim(metres: 39)
        XCTAssertEqual(model.alertCenter.alerts, [])

        model.nessieDidSwim(metres: 1)

        XCTAssertEqual(model.alertCenter.alerts, [.nessieComesCloser])
    }

    func test_nessie_isToldTwice_andNotAgain() throws {
        var told: [Alert] = []
        try model.start()
        model.didWalk(steps: 100, metres: 100)

        for _ in 1...99 {
            model.nessieDidSwim(metres: 1)
            told += model.alertCenter.alerts
            model.alertCenter.clearAlerts()
        }

        XCTAssertEqual(told, [.nessieComesCloser, .nessieIsBehindYou])
    }

    func test_nessie_isNotToldOfWhenItIsTooLate() throws {
        try model.start()
        model.didWalk(steps: 100, metres: 80)

        model.nessieDidSwim(metres: 80)

        XCTAssertEqual(model.state, .caught)
        XCTAssertEqual(model.alertCenter.alerts, [])
    }

    func test_nessie_isToldOfInANewRun_too() throws {
        for _ in 1...2 {
            model.restart()
            model.setGoal(1000)
            try model.start()
            model.didWalk(steps: 100, metres: 80)

            model.nessieDidSwim(metres: 40)

            XCTAssertEqual(model.alertCenter.alerts, [.nessieComesCloser])
        }
    }
}
