@testable import RollCall

/// Remembers what it was asked for, in order, and changes nothing.
final class RegisterSpy: Register {
    enum Message: Equatable {
        case signIn(Child)
        case signOut(Child)
    }

    var children: [Child]
    private(set) var messages: [Message] = []

    init(_ children: [Child]) {
        self.children = children
    }

    func signIn(_ child: Child) {
        messages.append(.signIn(child))
    }

    func signOut(_ child: Child) {
        messages.append(.signOut(child))
    }
}

extension RegisterSpy.Message: CustomStringConvertible {
    /// What a failing test shows.
    var description: String {
        switch self {
        case .signIn(let child): "sign in \(text(child))"
        case .signOut(let child): "sign out \(text(child))"
        }
    }

    private func text(_ child: Child) -> String {
        "\(child.name) (\(child.number), \(child.isHere ? "here" : "missing"))"
    }
}

/// Remembers whose card was opened, in order.
final class CardsSpy: RollCallDelegate {
    private(set) var opened: [Child] = []

    func openCard(of child: Child) {
        opened.append(child)
    }
}
