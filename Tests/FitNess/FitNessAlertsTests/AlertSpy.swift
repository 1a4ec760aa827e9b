import FitNessAlerts
import Foundation

/// Writes down which alert each notification carries; nil if it carries none.
final class AlertSpy {
    private(set) var alerts: [Alert?] = []
    private var observation: Observation?

    init(_ notifications: NotificationCenter) {
        observation = Observation(of: .alertPosted, in: notifications) { [weak self] in
            self?.alerts.append($0.alert)
        }
    }
}
