import Foundation

/// Takes alerts from all parts of the app, and announces them.
public final class AlertCenter {
    public let notifications: NotificationCenter
    public private(set) var alerts: [Alert] = []
    private var toAnnounce: [Alert] = []
    private var isAnnouncing = false
    private var sent: Observation?

    public init(notifications: NotificationCenter) {
        self.notifications = notifications
        sent = Observation(of: .alertSent, in: notifications) { [weak self] in
            if let alert = $0.alert { self?.post(alert) }
        }
    }

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

    public func clear(_ alert: Alert) {
        alerts.removeAll { $0 == alert }
        toAnnounce.removeAll { $0 == alert }
        notifications.post(name: .alertsCleared, object: nil)
    }

    public func clearAlerts() {
        alerts = []
        toAnnounce = []
        notifications.post(name: .alertsCleared, object: nil)
    }
}
