import DogPatchChat

/// A line that is not there: it remembers what was sent, and the test says what happens.
final class ChatSocketSpy: ChatSocket {
    var receive: ((SocketEvent) -> Void)?
    private(set) var sent: [String] = []

    func send(_ text: String) { sent.append(text) }

    /// What was sent since the last time.
    func takeSent() -> [String] {
        defer { sent = [] }
        return sent
    }
}
