/// A value that tells its subscribers of every change.
public final class ObservableValue<Value> {
    /// The value as it is now.
    public private(set) var value: Value
    private var receivers: [(Value) -> Void] = []

    /// Makes a value without subscribers.
    public init(_ value: Value) {
        self.value = value
    }

    /// Hands over the value at once, then after every change.
    public func subscribe(_ receive: @escaping (Value) -> Void) {
        receivers.append(receive)
        receive(value)
    }

    /// Changes the value, and tells every subscriber.
    public func send(_ newValue: Value) {
        value = newValue
        for receive in receivers { receive(newValue) }
    }
}
