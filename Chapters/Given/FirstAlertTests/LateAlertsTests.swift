import FitNessAlerts
import XCTest

final class LateAlertsTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)
}
