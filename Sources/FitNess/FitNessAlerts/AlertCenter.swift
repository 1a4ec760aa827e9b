import Foundation

/// Takes alerts from all parts of the app, and announces them.
public final class AlertCenter {
    public let notifications: NotificationCenter
    public private(set) var alerts: [Alert] = []
    private var toAnnounce: [Alert] = []

    public init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    public func post(_ alert: Alert) {
        if alerts.contains(alert) { return }
        alerts.append(alert)
        toAnnounce.append(alert)
        guard toAnnounce.count == 1 else { return }
        while let next = toAnnounce.first {
            notifications.post(Notification(alert: next))
            toAnnounce.removeFirst()
        }
    }

    public func clear(_ alert: Alert) {
        alerts.removeAll { $0 == alert }
        notifications.post(name: .alertsCleared, object: nil)
    }

    public func clearAlerts() {
        alerts = []
        notifications.post(name: .alertsCleared, object: nil)
    }
}

extension Notification.Name {
    /// An alert was posted.
    public static let alertPosted = Notification.Name("alertPosted")

    /// Alerts were cleared.
    public static let alertsCleared = Notification.Name("alertsCleared")
}
