import Foundation

/// Takes alerts from all parts of the app, and announces them.
public final class AlertCenter {
    /// Where alerts are announced.
    public let notifications: NotificationCenter
    /// The alerts that were posted and not cleared, the newest last.
    public private(set) var alerts: [Alert] = []
    private var toAnnounce: [Alert] = []
    private var isAnnouncing = false

    /// Announces its alerts in `notifications`.
    public init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    /// Adds the alert at the end and announces it, unless an equal one is there.
    public func post(_ alert: Alert) {
        if alerts.contains(alert) { return }
        alerts.append(alert)
        toAnnounce.append(alert)
        if isAnnouncing { return }
        isAnnouncing = true
        while !toAnnounce.isEmpty {
            let next = toAnnounce.removeFirst()
            notifications.post(Notification(.alertPosted, alert: next))
        }
        isAnnouncing = false
    }

    /// Removes the alert, and announces that; it need not be there.
    public func clear(_ alert: Alert) {
        alerts.removeAll { $0 == alert }
        toAnnounce.removeAll { $0 == alert }
        notifications.post(name: .alertsCleared, object: nil)
    }

    /// Removes all alerts, and announces that; there need not be any.
    public func clearAlerts() {
        alerts = []
        toAnnounce = []
        notifications.post(name: .alertsCleared, object: nil)
    }
}

extension AlertCenter: AlertSource {}
