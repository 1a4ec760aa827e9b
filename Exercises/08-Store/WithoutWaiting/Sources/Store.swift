import Dispatch

/// A list that tells its subscribers of every change, at once or on a later turn of the main queue.
final class Store {
    enum Delivery: CaseIterable { case atOnce, later }

    private let delivery: Delivery
    private var items: [String] = []
    private var published: [String] = []
    private var subscriptions: [Subscription] = []

    init(delivery: Delivery) {
        self.delivery = delivery
    }

    /// Hands over the list that was published last, then every list that is published.
    func subscribe(_ receive: @escaping ([String]) -> Void) -> Subscription {
        let subscription = Subscription(receive)
        subscriptions.append(subscription)
        receive(published)
        return subscription
    }

    /// Appends the item and publishes the whole list.
    func add(_ item: String) {
        items.append(item)
        let list = items
        switch delivery {
        case .atOnce: publish(list)
        case .later: publishLater(list)
        }
    }

    private func publish(_ list: [String]) {
        published = list
        for subscription in subscriptions { subscription.receive?(list) }
    }

    private func publishLater(_ list: [String]) {
        // NB: A store is used on the main thread only, and the main queue is that thread.
        nonisolated(unsafe) let store = self
        DispatchQueue.main.async { store.publish(list) }
    }
}
