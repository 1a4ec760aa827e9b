/// A value that tells its subscribers of every change.
public final class ObservableValue<Value> {
    /// The value as it is now.
    public private(set) var value: Value
    private(set) var receivers: [WeakReceiver<Value>] = []

    /// Makes a value without subscribers.
    public init(_ value: Value) {
        self.value = value
    }

    /// Hands over the value at once, then after every change, as long as the subscription is kept.
    public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
        let receiver = Receiver(receive)
        receivers.append(WeakReceiver(receiver: receiver))
        receive(value)
        return receiver
    }

    /// Changes the value, and tells every subscriber.
    public func send(_ newValue: Value) {
        value = newValue
        receivers.removeAll { $0.receiver == nil }
        for each in receivers { each.receiver?.receive?(newValue) }
    }
}

struct WeakReceiver<Value> {
    weak var receiver: Receiver<Value>?
}
