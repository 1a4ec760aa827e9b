/// The entrance of a museum. It tells everybody who has subscribed which tickets are used.
protocol Gate {
    /// Calls the closure with the number of each ticket that is used.
    ///
    /// It does so as long as somebody keeps the subscription.
    func subscribe(_ listener: @escaping (_ number: Int) -> Void) -> Subscription
}

/// Ends when nobody keeps it any more.
final class Subscription {
    private let end: () -> Void

    init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}
