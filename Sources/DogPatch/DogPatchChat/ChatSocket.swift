/// A line on which texts go to a server and come from it.
@MainActor
public protocol ChatSocket: AnyObject {
    /// Whom it tells what happens.
    var receive: ((SocketEvent) -> Void)? { get set }
    func send(_ text: String)
}

/// What happens on a line.
public enum SocketEvent: Equatable, Sendable {
    case opened
    case text(String)
    case closed
}
