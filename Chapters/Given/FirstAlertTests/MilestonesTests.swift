import FitNessAlerts
import FitNessModel
import XCTest

final class MilestonesTests: XCTestCase {
    private let milestones: [Alert] = [
        .milestone25Percent, .milestone50Percent, .milestone75Percent, .goalComplete,
    ]
    private let alertCenter = AlertCenter(notifications: NotificationCenter())
    private lazy var model = AppModel(alertCenter: alertCenter)

    override func setUpWithError() throws {
        model.setGoal(400)
        try model.start()
    }

    private func walk(_ steps: Int) {
        model.didWalk(steps: steps, metres: 0.8 * Double(steps))
    }
}
