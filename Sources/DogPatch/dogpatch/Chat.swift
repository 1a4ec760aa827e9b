import DogPatchChat
import DogPatchKennel
import DogPatchLine
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The talk with a breeder, said line by line.
@MainActor
final class Chat {
    var say: (String) -> Void = { _ in }
    private let server: URL?
    private let session: URLSession
    private var web: WebSocketLine?
    private var kennel: KennelLine?
    private var client: ChatClient?
    private var said: Set<String> = []
    private var mine: Set<String> = []

    /// - Parameter server: where the breeder is; nil if she sits in this program.
    init(server: URL?, session: URLSession) {
        self.server = server
        self.session = session
    }

    /// Whether something of ours is still on its way.
    var isWaiting: Bool {
        client?.log.messages.contains { $0.state == .waiting } ?? false
    }

    func write(_ text: String) {
        if client == nil { open() }
        client?.send(text)
    }

    /// Says what is new.
    func tick() {
        if let web, web.isClosed { return giveUp(web) }
        if let problem = client?.problem, said.insert(problem).inserted { say(problem) }
        for message in client?.log.messages ?? [] where message.state != .waiting {
            guard said.insert("\(message.id) \(message.state)").inserted else { continue }
            let name = mine.contains(message.id) ? "You" : "Breeder"
            let remark = message.state == .refused ? " · not sent: the server refused it" : ""
            say("\(name): \(message.text)\(remark)")
        }
    }

    /// Says why, and what was not sent: whoever has typed it can read it, and type it elsewhere.
    private func giveUp(_ line: WebSocketLine) {
        say(
            line.isImpossible
                ? "This system cannot chat: it has no web sockets."
                : "The line to the breeder is broken. Write again to try once more.")
        for message in client?.log.messages ?? [] where message.state == .waiting {
            say("Not sent: \(message.text)")
        }
        (web, client) = (nil, nil)
    }

    func end() {
        web?.close()
    }

    private func open() {
        if let server {
            let line = WebSocketLine(server, session: session)
            (web, client) = (line, makeClient(line))
            line.open()
        } else {
            let line = KennelLine()
            (kennel, client) = (line, makeClient(line))
            line.open()
        }
    }

    private func makeClient(_ line: any ChatSocket) -> ChatClient {
        ChatClient(socket: line) { [weak self] in
            let id = UUID().uuidString
            self?.mine.insert(id)
            return id
        }
    }
}
