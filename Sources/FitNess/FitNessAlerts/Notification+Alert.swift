import Foundation

extension Notification {
    private static let key = "alert"

    init(alert: Alert) {
        self.init(name: .alertPosted, userInfo: [Self.key: alert])
    }

    /// The alert that it announces.
    public var alert: Alert? {
        userInfo?[Self.key] as? Alert
    }
}
