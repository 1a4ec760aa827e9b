/// A value that tells its subscribers of every change.
public final class ObservableValue<Value> {
    public private(set) var value: Value
    private var receivers: [Int: (Value) -> Void] = [:]
    private var lastID = 0
    private var deliveries: [(value: Value, ids: [Int])] = []

    public init(_ value: Value) {
        self.value = value
    }

    var subscriberCount: Int { receivers.count }

    /// Hands over the value at once, then every change, as long as the subscription is kept.
    public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
        lastID += 1
        let id = lastID
        receivers[id] = receive
        receive(value)
        return Subscription { [weak self] in self?.receivers[id] = nil }
    }

    /// Changes the value, and tells all subscribers in the order in which they came.
    public func send(_ newValue: Value) {
        value = newValue
        deliveries.append((newValue, receivers.keys.sorted()))
        guard deliveries.count == 1 else { return }
        while let (value, ids) = deliveries.first {
            for id in ids { receivers[id]?(value) }
            deliveries.removeFirst()
        }
    }
}
