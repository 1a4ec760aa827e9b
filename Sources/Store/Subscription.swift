/// The right to be called, until it is cancelled or released.
public final class Subscription {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    deinit {
        cancel()
    }

    /// Ends it for good; to cancel twice does no harm.
    public func cancel() {
        end()
    }
}
