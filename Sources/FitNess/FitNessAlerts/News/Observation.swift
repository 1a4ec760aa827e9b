import Foundation

/// Calls a closure for each notification of one name, as long as it is kept.
public final class Observation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// Calls `receive` for each notification of this name in `center`, on the poster's thread.
    public init(
        of name: Notification.Name, in center: NotificationCenter,
        receive: @escaping (Notification) -> Void
    ) {
        // NB: It is called by whoever posts, and an alert centre is used by one thread only.
        nonisolated(unsafe) let receive = receive
        self.center = center
        token = center.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
    }

    deinit {
        center.removeObserver(token)
    }
}
