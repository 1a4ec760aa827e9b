/// An observable value as others see it: they can read it and subscribe to it, not change it.
public struct ReadOnlyValue<Value> {
    fileprivate let source: ObservableValue<Value>

    /// The value as it is now.
    public var value: Value { source.value }

    /// Hands over the value at once, and after every change while the subscription is kept.
    public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
        source.subscribe(receive)
    }
}

extension ObservableValue {
    /// The same value, for those who may not change it.
    public var readOnly: ReadOnlyValue<Value> { ReadOnlyValue(source: self) }
}
