import FitNessAlerts
import Foundation

/// Has the alerts that a test gives it, and announces what the test says.
final class AlertSourceStub: AlertSource {
    let notifications = NotificationCenter()
    private(set) var alerts: [Alert] = []

    func has(_ alerts: [Alert], announcing name: Notification.Name) {
        self.alerts = alerts
        notifications.post(name: name, object: nil)
    }
}
