import Foundation

/// Who sings next, and after that.
final class Karaoke {
    private(set) var singers: [String] = []
    private let notifications: NotificationCenter

    init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    func signUp(_ singer: String) {
        if singers.contains(singer) { return }
        singers.append(singer)
        notifications.post(name: .listChanged, object: nil)
    }

    func strikeOut(_ singer: String) {
    }
}

extension Notification.Name {
    static let listChanged = Notification.Name("listChanged")
}
