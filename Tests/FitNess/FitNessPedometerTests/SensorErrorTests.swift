import FitNessAlerts
import FitNessModel
import FitNessPedometer
import XCTest

final class SensorErrorTests: XCTestCase {
    private let (model, pedometer, clock) = (AppModel(), PedometerSpy(), ManualTicker())
    private lazy var sut = Tracker(model: model, pedometer: pedometer, ticker: clock)

    func test_permissionTakenBack_isSaid_andTheRunPauses() throws {
        try setOut()

        pedometer.fail(.notAuthorized)

        XCTAssertEqual(model.alertCenter.alerts, [.notAllowed])
        XCTAssertEqual(model.state, .paused)
        XCTAssertEqual(pedometer.calls, [.start, .stop])
    }

    func test_otherError_isSaidInItsOwnWords() throws {
        try setOut()

        pedometer.fail(.other("The sensor is wet"))

        XCTAssertEqual(
            model.alertCenter.alerts, [Alert(text: "The sensor is wet", severity: .danger)])
        XCTAssertEqual(model.state, .paused)
    }

    func test_errorAtOnce_leavesNessieAsleep() throws {
        pedometer.errorAtStart = .other("The sensor is wet")
        try setOut()
        XCTAssertEqual(model.state, .paused)

        clock.turn(40)
        pedometer.errorAtStart = nil
        model.resume()
        clock.turn()

        XCTAssertEqual(model.data.nessieDistance, 0)
    }

    private func setOut() throws {
        _ = sut
        model.setGoal(1000)
        try model.start()
    }

    func test_errorInAPause_isNotSaid() throws {
        try setOut()
        model.pause()

        pedometer.fail(.other("The sensor is wet"))

        XCTAssertEqual(model.alertCenter.alerts, [])
    }

    func test_twentySecondsWithoutAStep_areAskedAbout_once() throws {
        try setOut()
        clock.turn(19)
        pedometer.send(Walk(steps: 1, metres: 100))
        clock.turn(19)
        pedometer.send(Walk(steps: 0, metres: 0))
        XCTAssertEqual(model.alertCenter.alerts, [])

        clock.turn()
        XCTAssertEqual(model.alertCenter.alerts, [.noSteps])
        XCTAssertEqual(model.state, .inProgress)

        model.alertCenter.clearAlerts()
        clock.turn(25)
        XCTAssertEqual(model.alertCenter.alerts, [])
    }

    func test_silenceAfterANewStep_isAskedAboutAgain() throws {
        try setOut()
        clock.turn(25)
        model.alertCenter.clearAlerts()

        pedometer.send(Walk(steps: 1, metres: 100))
        clock.turn(19)
        XCTAssertEqual(model.alertCenter.alerts, [])

        clock.turn()
        XCTAssertEqual(model.alertCenter.alerts, [.noSteps])
    }

    func test_pause_isNoSilence() throws {
        try setOut()
        clock.turn(19)
        model.pause()
        model.resume()

        clock.turn(19)
        XCTAssertEqual(model.alertCenter.alerts, [])

        clock.turn()
        XCTAssertEqual(model.alertCenter.alerts, [.noSteps])
    }
}
