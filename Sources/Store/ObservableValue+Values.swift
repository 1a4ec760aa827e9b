extension ObservableValue where Value: Sendable {
    /// The current value, then every change, until this object is released.
    public var values: AsyncStream<Value> {
        let (values, continuation) = AsyncStream.makeStream(of: Value.self)
        let writer = StreamWriter(continuation)
        writer.subscription = subscribe { writer.write($0) }
        return values
    }
}

private final class StreamWriter<Value: Sendable> {
    var subscription: Subscription?
    private let continuation: AsyncStream<Value>.Continuation

    init(_ continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    // NB: A reader may leave on any thread, where we must not touch the receivers: we notice later.
    func write(_ value: Value) {
        if case .terminated = continuation.yield(value) { subscription = nil }
    }
}
