import FitNessAlerts
import FitNessModel
import XCTest

final class ObstacleTests: XCTestCase {
    private let wall = Alert(text: "There is a wall", severity: .danger)
    private var obstacle: Alert?
    private lazy var model = AppModel(
        alertCenter: AlertCenter(notifications: NotificationCenter()),
        obstacle: { [unowned self] in obstacle })
}
