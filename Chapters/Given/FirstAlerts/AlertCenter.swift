import Foundation

/// Takes alerts from all parts of the app, and announces them.
public final class AlertCenter {
    /// Where alerts are announced.
    public let notifications: NotificationCenter
    /// The alerts that were posted and not cleared, the newest last.
    public private(set) var alerts: [Alert] = []

    /// Announces its alerts in `notifications`.
    public init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    public func post(_ alert: Alert) {}

    public func clear(_ alert: Alert) {
        notifications.post(name: .alertsCleared, object: nil)
    }

    public func clearAlerts() {
        notifications.post(name: .alertsCleared, object: nil)
    }
}

extension AlertCenter: AlertSource {}
