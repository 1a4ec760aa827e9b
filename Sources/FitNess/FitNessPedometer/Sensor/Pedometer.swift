/// Counts the steps of whoever carries it.
public protocol Pedometer: AnyObject {
    var isAvailable: Bool { get }
    /// Whether its owner has forbidden us to ask it.
    var isDenied: Bool { get }
    /// Hands over what was walked since the last time, or why there is no more, until it is stopped.
    func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void)
    func stop()
}
