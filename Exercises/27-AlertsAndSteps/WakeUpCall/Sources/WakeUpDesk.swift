import Foundation

/// Wakes the guests of a hut.
final class WakeUpDesk {
    private let notifications: NotificationCenter
    private var calls: [(room: Int, time: String)] = []

    init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    func order(room: Int, at time: String) {
        calls.append((room, time))
    }

    /// To be called each minute.
    func clockShows(_ time: String) {
        guard let next = calls.firstIndex(where: { $0.time == time }) else { return }
        let call = calls.remove(at: next)
        notifications.post(name: .wakeUp, object: nil, userInfo: ["room": call.room])
    }
}

extension Notification.Name {
    static let wakeUp = Notification.Name("wakeUp")
}

extension Notification {
    /// The room that is to be woken.
    var room: Int? {
        userInfo.flatMap { $0["room"] as? Int }
    }
}
