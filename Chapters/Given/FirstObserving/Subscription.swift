/// The right to be called, until it is cancelled or released.
public protocol Subscription: AnyObject {
    /// Ends it for good; to cancel twice does no harm.
    func cancel()
}

final class Receiver<Value>: Subscription {
    private(set) var receive: ((Value) -> Void)?

    init(_ receive: @escaping (Value) -> Void) {
        self.receive = receive
    }

    func cancel() {}
}
