@testable import ComplaintBox

/// Remembers what it was told, in order.
final class DelegateSpy: ComplaintDelegate {
    enum Message: Equatable {
        case send(Complaint)
        case cancel
    }

    private(set) var messages: [Message] = []

    func send(_ complaint: Complaint) {
        messages.append(.send(complaint))
    }

    func cancel() {
        messages.append(.cancel)
    }
}

extension DelegateSpy.Message: CustomStringConvertible {
    /// What a failing test shows.
    var description: String {
        switch self {
        case .send(let complaint): "send \(complaint)"
        case .cancel: "cancel"
        }
    }
}
