import Foundation

/// Knows what its plants wish for.
final class Greenhouse {
    let notifications: NotificationCenter
    /// The wish that waits longest comes first.
    private(set) var wishes: [Wish] = []

    init(notifications: NotificationCenter) {
        self.notifications = notifications
    }

    func add(_ wish: Wish) {
        wishes.append(wish)
        notifications.post(name: .wishesChanged, object: nil)
    }

    func comesTrue(_ wish: Wish) {
        wishes.removeAll { $0 == wish }
        notifications.post(name: .wishesChanged, object: nil)
    }
}

/// What a plant wishes for.
struct Wish: Equatable {
    enum Urgency {
        case whenever
        case today
        case now
    }

    let text: String
    let urgency: Urgency
}

extension Notification.Name {
    static let wishesChanged = Notification.Name("wishesChanged")
}
