/// All that was said in a chat, as far as we know.
public struct ChatLog: Equatable, Sendable {
    public private(set) var messages: [ChatMessage] = []

    /// What the server has not confirmed, the oldest first.
    public var waiting: [ChatMessage] { messages.filter { $0.state == .waiting } }

    public init() {}

    public mutating func add(_ message: ChatMessage) {
        messages.removeAll { $0.id == message.id }
        let index = messages.firstIndex { $0.place > message.place }
        messages.insert(message, at: index ?? messages.endIndex)
    }
}
