import DogPatchChat
import DogPatchServer
import DogPatchSocket
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The talk with a breeder, shown line by line.
@MainActor
final class ChatConsole {
    var show: (String) -> Void = { _ in }
    private let server: URL?
    private let network: URLSession
    private var web: WebSocketChatSocket?
    private var inMemory: InMemoryChatSocket?
    private var client: ChatClient?
    private var shown: Set<String> = []
    private var mine: Set<String> = []

    /// - Parameter server: where the breeder is; nil for the one in this program.
    init(server: URL?, network: URLSession) {
        self.server = server
        self.network = network
    }

    /// Whether something of ours is still on its way.
    var isWaiting: Bool {
        client?.log.messages.contains { $0.state == .waiting } ?? false
    }

    func send(_ text: String) {
        if client == nil { open() }
        client?.send(text)
    }

    /// Shows what is new.
    func tick() {
        if let web, web.isClosed { return giveUp(web) }
        if let problem = client?.problem, shown.insert(problem).inserted { show(problem) }
        for message in client?.log.messages ?? [] where message.state != .waiting {
            guard shown.insert("\(message.id) \(message.state)").inserted else { continue }
            let name = mine.contains(message.id) ? "You" : "Breeder"
            let remark = message.state == .refused ? " · not sent: the server refused it" : ""
            show("\(name): \(message.text)\(remark)")
        }
    }

    /// Shows why, and what was not sent: whoever has typed it can read it, and type it elsewhere.
    private func giveUp(_ socket: WebSocketChatSocket) {
        show(
            socket.isImpossible
                ? "This system cannot chat: it has no web sockets."
                : "The line to the breeder is broken. Write again to try once more.")
        for message in client?.log.messages ?? [] where message.state == .waiting {
            show("Not sent: \(message.text)")
        }
        (web, client) = (nil, nil)
    }

    func end() {
        web?.close()
    }

    private func open() {
        if let server {
            let socket = WebSocketChatSocket(server, session: network)
            (web, client) = (socket, makeClient(socket))
            socket.open()
        } else {
            let socket = InMemoryChatSocket()
            (inMemory, client) = (socket, makeClient(socket))
            socket.open()
        }
    }

    private func makeClient(_ socket: any ChatSocket) -> ChatClient {
        ChatClient(socket: socket) { [weak self] in
            let id = UUID().uuidString
            self?.mine.insert(id)
            return id
        }
    }
}
