import Foundation

/// Takes alerts on any thread, and hands them to the main one.
public struct AlertSender: Sendable {
    private let notifications: NotificationCenter

    /// Sends through this centre.
    public init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    /// Tells everybody who listens at the centre.
    public func send(_ alert: Alert) {
        DispatchQueue.main.async { [notifications] in
            notifications.post(Notification(.alertSent, alert: alert))
        }
    }
}
