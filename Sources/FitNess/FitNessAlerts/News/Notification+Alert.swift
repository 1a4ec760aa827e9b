import Foundation

extension Notification.Name {
    /// An alert was posted.
    public static let alertPosted = Notification.Name("alertPosted")

    /// Alerts were cleared.
    public static let alertsCleared = Notification.Name("alertsCleared")
}

extension Notification {
    private static let key = "alert"

    /// A notification that carries this alert.
    public init(_ name: Name, alert: Alert) {
        self.init(name: name, userInfo: [Self.key: alert])
    }

    /// The alert that it carries.
    public var alert: Alert? {
        userInfo?[Self.key] as? Alert
    }
}
