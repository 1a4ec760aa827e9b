import DogPatchChat
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A line to a server, by a web socket; one that is broken can be opened again.
@MainActor
public final class WebSocketChatSocket: ChatSocket {
    /// Who hears what happens.
    public var receive: ((SocketEvent) -> Void)?
    /// Whether this system has no web sockets, as the first try has shown.
    public private(set) var isImpossible = false
    public private(set) var isOpen = false
    /// Whether it was opened, and has ended.
    public private(set) var isClosed = false
    private let url: URL
    private let session: URLSession
    /// The connection that was opened last.
    private(set) var task: URLSessionWebSocketTask?

    /// One that is not open yet.
    ///
    /// - Parameter url: an address of the web, or of web sockets.
    public init(_ url: URL, session: URLSession) {
        self.url = url.forWebSocket
        self.session = session
    }

    deinit {
        task?.cancel(with: .goingAway, reason: nil)
    }

    /// Tells what happens from now on, until the line is closed.
    public func open() {
        let task = session.webSocketTask(with: url)
        self.task?.cancel(with: .goingAway, reason: nil)
        self.task = task
        (isOpen, isClosed) = (false, false)
        task.resume()
        task.sendPing { [weak self] error in
            if error == nil { Task { @MainActor in self?.tell(.opened, on: task) } }
        }
        Task { [weak self] in
            do {
                while true {
                    let message = try await task.receive()
                    if case .string(let text) = message { self?.tell(.text(text), on: task) }
                }
            } catch {
                // NB: So it is said by a Foundation whose libcurl has none.
                if (error as? URLError)?.code == .unsupportedURL { self?.isImpossible = true }
                self?.tell(.closed, on: task)
            }
        }
    }

    /// Sends a text, as long as it is open.
    // NB: With the completion, texts go out in their order; tasks that await could overtake.
    public func send(_ text: String) {
        task?.send(.string(text)) { _ in }
    }

    /// Ends the connection.
    public func close() {
        task?.cancel(with: .normalClosure, reason: nil)
    }

    /// Hears what a connection says; after its end, or after the next was opened, it is for nobody.
    func tell(_ event: SocketEvent, on task: URLSessionWebSocketTask) {
        guard task === self.task, !isClosed else { return }
        if event == .opened { isOpen = true }
        if event == .closed { (isOpen, isClosed) = (false, true) }
        receive?(event)
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
