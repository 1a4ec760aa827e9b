/// Says what we say, and hears what the others say, whether the line is open or not.
@MainActor
public final class ChatClient {
    /// All messages, also those that are not sent yet.
    public private(set) var log = ChatLog()
    /// What a person should know.
    public private(set) var problem: String?
    private let socket: any ChatSocket
    private let makeID: () -> String

    /// Talks through `socket`; `makeID` returns a new id each time, without blanks.
    ///
    /// - Parameter waiting: what an earlier client could not send.
    public init(
        socket: any ChatSocket, waiting: [ChatMessage] = [], makeID: @escaping () -> String
    ) {
        self.socket = socket
        self.makeID = makeID
        socket.receive = { [weak self] in self?.receive($0) }
    }

    /// Shows it at once; it goes out as soon as the line is open.
    public func send(_ text: String) {
        if text.allSatisfy(\.isWhitespace) { return }
    }

    /// Sends what was refused once more, under the same id.
    public func sendAgain(id: String) {}

    private func receive(_ event: SocketEvent) {}
}
