/// What somebody has said in a chat.
public struct ChatMessage: Codable, Equatable, Sendable {
    /// What we know of a message's way to the server.
    public enum State: Codable, Equatable, Sendable {
        /// Nobody has told us that the server has it.
        case waiting
        /// The server has it, under this number.
        case sent(Int)
        /// The server does not want it.
        case refused
    }

    /// Which message this is; no other one has this id.
    public let id: String
    /// What was said.
    public let text: String
    /// What we know of its way to the server.
    public let state: State

    /// Makes a message; to be sent, its id must have no blank and must not be empty.
    public init(id: String, text: String, state: State) {
        self.id = id
        self.text = text
        self.state = state
    }
}

extension ChatMessage {
    /// The same message, in another state.
    func with(_ state: State) -> ChatMessage {
        ChatMessage(id: id, text: text, state: state)
    }

    /// What a person reads of it.
    public var row: String {
        switch state {
        case .sent: text
        case .waiting: "\(text) · waiting"
        case .refused: "\(text) · not sent; tap to send it again"
        }
    }
}
