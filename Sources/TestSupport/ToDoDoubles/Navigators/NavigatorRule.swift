import Coordinator

/// What every navigator says after some calls. All rules together are the contract of navigators.
public struct NavigatorRule: CustomStringConvertible, Sendable {
    /// What the rule says, in words.
    public let description: String
    private let calls: [NavigatorSpy.Call]
    /// Whether nothing lies on top of the root after these calls.
    public let isRootOnTop: Bool

    /// Asks `navigator`, which was asked for nothing yet, for all that the rule is about.
    @MainActor
    public func perform(on navigator: any Navigator) {
        for call in calls { navigator.perform(call) }
    }
}

extension Navigator {
    fileprivate func perform(_ call: NavigatorSpy.Call) {
        let screen = Screen.question(Question("Which screen?") { _ in })
        switch call {
        case .setRoot: setRoot(screen)
        case .push: push(screen)
        case .pop: pop()
        case .present: present(screen)
        case .dismiss: dismiss()
        }
    }
}

extension NavigatorRule {
    /// The contract.
    public static let all = [
        NavigatorRule("at first there is no root", [], isRootOnTop: false),
        NavigatorRule("a root lies on top", [.setRoot], isRootOnTop: true),
        NavigatorRule("pushed is on top", [.setRoot, .push], isRootOnTop: false),
        NavigatorRule("pop takes away one", [.setRoot, .push, .push, .pop], isRootOnTop: false),
        NavigatorRule("pop takes away the last", [.setRoot, .push, .pop], isRootOnTop: true),
        NavigatorRule("pop leaves the root", [.setRoot, .pop], isRootOnTop: true),
        NavigatorRule("presented is on top", [.setRoot, .present], isRootOnTop: false),
        NavigatorRule(
            "dismiss takes away one", [.setRoot, .present, .present, .dismiss], isRootOnTop: false),
        NavigatorRule(
            "dismiss takes away the last", [.setRoot, .present, .dismiss], isRootOnTop: true),
        NavigatorRule(
            "dismiss leaves what was pushed", [.setRoot, .push, .present, .dismiss],
            isRootOnTop: false),
        NavigatorRule("dismiss leaves the root", [.setRoot, .dismiss], isRootOnTop: true),
        NavigatorRule(
            "a new root takes away all", [.setRoot, .push, .present, .setRoot], isRootOnTop: true),
    ]

    private init(_ description: String, _ calls: [NavigatorSpy.Call], isRootOnTop: Bool) {
        self.description = description
        self.calls = calls
        self.isRootOnTop = isRootOnTop
    }
}
