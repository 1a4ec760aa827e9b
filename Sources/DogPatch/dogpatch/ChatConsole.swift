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
    private let file: UnsentFile
    private var web: WebSocketChatSocket?
    private var inMemory: InMemoryChatSocket?
    private var client: ChatClient?
    private var shown: Set<String> = []
    private var mine: Set<String> = []
    /// What the file has.
    private var kept: [ChatMessage] = []
    private var isInTunnel = false
    private var backoff = Backoff()
    /// When a broken line is tried again.
    private var nextTry: Date?

    /// - Parameters:
    ///   - server: where the breeder is; nil for the one in this program.
    ///   - file: where messages lie that could not be sent.
    init(server: URL?, network: URLSession, file: UnsentFile) {
        self.server = server
        self.network = network
        self.file = file
    }

    /// Whether something of ours is on its way, and the line is not known to be broken.
    var isWaiting: Bool {
        !isBroken && client?.log.waiting.isEmpty == false
    }

    private var isBroken: Bool { isInTunnel || nextTry != nil }

    /// Sends what an earlier visit could not send.
    func start() {
        do {
            kept = try file.read()
        } catch {
            show("What waited last time cannot be read. " + placeOfUnreadable())
        }
        if !kept.isEmpty { open() }
    }

    private func placeOfUnreadable() -> String {
        guard let place = try? file.putAside() else { return "It stays where it is." }
        return "It lies in \(place)."
    }

    func send(_ text: String) {
        if client == nil { open() }
        client?.send(text)
        keep()
    }

    /// Breaks the line to the breeder in this program, or opens it again.
    func enterOrLeaveTunnel() {
        guard server == nil else { return show("Only the demo has a tunnel.") }
        if client == nil { open() }
        isInTunnel.toggle()
        if isInTunnel { inMemory?.close() } else { inMemory?.open() }
        show(
            isInTunnel
                ? "You are in a tunnel. What you write waits." : "You are out of the tunnel.")
    }

    /// Shows what is new.
    func tick() {
        reconnect()
        if let problem = client?.problem, shown.insert(problem).inserted { show(problem) }
        for message in client?.log.messages ?? [] where message.state != .waiting || isBroken {
            guard shown.insert("\(message.id) \(message.state)").inserted else { continue }
            let name = mine.contains(message.id) ? "You" : "Breeder"
            let remark =
                switch message.state {
                case .sent: ""
                case .waiting: " · waiting"
                case .refused: " · not sent: the server refused it"
                }
            show("\(name): \(message.text)\(remark)")
        }
        keep()
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
        mine.formUnion(kept.map(\.id))
        return ChatClient(socket: socket, waiting: kept) { [weak self] in
            let id = UUID().uuidString
            self?.mine.insert(id)
            return id
        }
    }

    /// Opens a broken line again, when it is time.
    private func reconnect() {
        guard let web else { return }
        if web.isImpossible { return giveUp() }
        if web.isOpen { backoff.reset() }
        if let time = nextTry, time <= Date() {
            nextTry = nil
            web.open()
        } else if web.isClosed, nextTry == nil {
            let sentence = "The line to the breeder is broken. What you write waits."
            if backoff == Backoff() { show(sentence) }
            nextTry = Date(timeIntervalSinceNow: Double(backoff.next()))
        }
    }

    /// Shows what was not sent: whoever has typed it can read it, and type it elsewhere.
    private func giveUp() {
        show("This system cannot chat: it has no web sockets.")
        for message in client?.log.waiting ?? [] { show("Not sent: \(message.text)") }
        (web, client) = (nil, nil)
        keep()
    }

    /// Keeps what waits, so that the end of the program loses nothing of it.
    private func keep() {
        let waiting = client?.log.waiting ?? []
        guard waiting != kept else { return }
        let isKept = file.write(waiting, inPlaceOf: kept)
        kept = waiting
        let problem = "What waits cannot be kept: the disk is full, or locked."
        if !isKept, shown.insert(problem).inserted { show(problem) }
    }
}
