@testable import OrderPad

/// Sends nothing, and remembers what it was asked to send.
final class LineSpy: Line {
    private var sent: [Order] = []

    func send(_ order: Order) { sent.append(order) }

    /// What was sent since the last time, such as "1 Soup".
    func takeSent() -> [String] {
        defer { sent = [] }
        return sent.map { "\($0.ticket) \($0.dish)" }
    }
}
