import FitNessAlerts
import Foundation

/// Writes down which alert each notification of one name carries; nil if it carries none.
final class AlertSpy {
    private(set) var alerts: [Alert?] = []
    private var observation: Observation?

    init(_ notifications: NotificationCenter, hears name: Notification.Name) {
        observation = Observation(of: name, in: notifications) { [weak self] in
            self?.alerts.append($0.alert)
        }
    }
}
