/// Says what we say, and hears what the others say, whether the line is open or not.
@MainActor
public final class ChatClient {
    /// All messages, also those that are not sent yet.
    public private(set) var log = ChatLog()
    /// What a person should know.
    public private(set) var problem: String?
    private let socket: any ChatSocket
    private let makeID: () -> String
    private var isOpen = false

    /// Talks through `socket`; `makeID` returns a new id each time, without blanks.
    ///
    /// - Parameter waiting: what an earlier client could not send.
    public init(
        socket: any ChatSocket, waiting: [ChatMessage] = [], makeID: @escaping () -> String
    ) {
        self.socket = socket
        self.makeID = makeID
        for message in waiting { log.add(message) }
        socket.receive = { [weak self] in self?.receive($0) }
    }

    /// Shows it at once; it goes out as soon as the line is open.
    public func send(_ text: String) {
        if text.allSatisfy(\.isWhitespace) { return }
        put(ChatMessage(id: makeID(), text: text, state: .waiting))
    }

    /// Sends what was refused once more, under the same id.
    public func sendAgain(id: String) {
        for refused in log.messages where refused.id == id && refused.state == .refused {
            put(refused.with(.waiting))
        }
    }

    private func put(_ message: ChatMessage) {
        log.add(message)
        if isOpen { transmit(message) }
    }

    private func receive(_ event: SocketEvent) {
        switch event {
        case .opened:
            isOpen = true
            for message in log.waiting { transmit(message) }
        case .text(let text):
            if let message = ChatMessage(received: text) {
                log.add(message)
            } else if let refused = log.waiting.first(where: { text == "no \($0.id)" }) {
                log.add(refused.with(.refused))
            } else {
                problem = "Something came that is no message."
            }
        case .closed:
            isOpen = false
        }
    }

    private func transmit(_ message: ChatMessage) {
        socket.send("\(message.id) \(message.text)")
    }
}
