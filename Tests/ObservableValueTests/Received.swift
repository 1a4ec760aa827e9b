import Store

/// Subscribes, and writes down every value that arrives.
final class Received<Value> {
    private(set) var values: [Value] = []
    private var subscription: Subscription?

    init(from source: ObservableValue<Value>) {
        subscription = source.subscribe { [weak self] in self?.values.append($0) }
    }
}
