/// Calls once a second, from its start until it is stopped.
public protocol Ticker: AnyObject {
    func start(_ tick: @escaping () -> Void)
    func stop()
}
