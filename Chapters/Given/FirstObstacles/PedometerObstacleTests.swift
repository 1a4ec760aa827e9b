import FitNessAlerts
import FitNessModel
import FitNessPedometer
import XCTest

final class PedometerObstacleTests: XCTestCase {
    private let phones: [(isAvailable: Bool, isDenied: Bool, alerts: [Alert])] = [
        (true, false, [])
    ]

    func test_start_saysWhatIsInTheWay() throws {
        for phone in phones {
            let pedometer = PedometerStub(
                isAvailable: phone.isAvailable, isDenied: phone.isDenied)
            let model = AppModel(pedometer: pedometer)
            model.setGoal(1000)

            try model.start()

            XCTAssertEqual(model.alertCenter.alerts, phone.alerts)
        }
    }
}
