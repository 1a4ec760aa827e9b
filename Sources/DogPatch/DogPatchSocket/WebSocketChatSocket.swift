import DogPatchChat
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A connection to a server, by a web socket.
@MainActor
public final class WebSocketChatSocket: ChatSocket {
    /// Who hears what happens.
    public var receive: ((SocketEvent) -> Void)?
    /// Whether this system has no web sockets, as the first try has shown.
    public private(set) var isImpossible = false
    /// Whether it has ended, and will not come back.
    public private(set) var isClosed = false
    private let task: URLSessionWebSocketTask

    /// One that is not open yet.
    ///
    /// - Parameter url: an address of the web, or of web sockets.
    public init(_ url: URL, session: URLSession) {
        task = session.webSocketTask(with: url.forWebSocket)
    }

    deinit {
        task.cancel(with: .goingAway, reason: nil)
    }

    /// Tells what happens from now on, until the connection is closed.
    public func open() {
        task.resume()
        task.sendPing { [weak self] error in
            if error == nil { Task { @MainActor in self?.receive?(.opened) } }
        }
        Task { [weak self, task] in
            do {
                while true {
                    let message = try await task.receive()
                    if case .string(let text) = message { self?.receive?(.text(text)) }
                }
            } catch {
                self?.end(error)
            }
        }
    }

    /// Sends a text, as long as it is open.
    // NB: With the completion, texts go out in their order; tasks that await could overtake.
    public func send(_ text: String) {
        task.send(.string(text)) { _ in }
    }

    /// Ends the connection.
    public func close() {
        task.cancel(with: .normalClosure, reason: nil)
    }

    private func end(_ error: any Error) {
        // NB: So it is said by a Foundation whose libcurl has none.
        isImpossible = (error as? URLError)?.code == .unsupportedURL
        isClosed = true
        receive?(.closed)
    }
}

extension URL {
    /// The same address as web sockets have it: `ws` for `http`, and `wss` for `https`.
    ///
    /// NB: On a Mac, a web socket with another scheme ends the program.
    var forWebSocket: URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        switch scheme?.lowercased() {
        case "http": parts?.scheme = "ws"
        case "https": parts?.scheme = "wss"
        default: break
        }
        return parts?.url ?? self
    }
}
