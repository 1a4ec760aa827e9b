/// An observable value as others see it: they can read it and subscribe to it, not change it.
public struct ReadOnlyValue<Value> {
    fileprivate let source: ObservableValue<Value>

    public var value: Value { source.value }

    public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
        source.subscribe(receive)
    }
}

extension ObservableValue {
    /// The same value, for those who may not change it.
    public var readOnly: ReadOnlyValue<Value> { ReadOnlyValue(source: self) }
}
