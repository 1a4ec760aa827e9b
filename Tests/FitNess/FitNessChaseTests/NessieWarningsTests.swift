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

    func test_nessie_isToldTwice_andNotAgain() throws {
        var told: [Int: [Alert]] = [:]
        try model.start()
        model.didWalk(steps: 100, metres: 100)

        for metre in 1...99 {
            model.nessieDidSwim(metres: 1)
            told[metre] = model.alertCenter.alerts
            model.alertCenter.clearAlerts()
            model.pause()
            model.resume()
        }

        let warnings = told.filter { !$0.value.isEmpty }
        XCTAssertEqual(warnings, [50: [.nessieComesCloser], 90: [.nessieIsBehindYou]])
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
