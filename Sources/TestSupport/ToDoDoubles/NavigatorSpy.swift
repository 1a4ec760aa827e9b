import Coordinator
import DetailPresenter
import InputForm
import ListPresenter

/// Shows nothing, and remembers what it was asked to show.
public final class NavigatorSpy: Navigator {
    public enum Call: String, CustomStringConvertible {
        case setRoot, push, pop, present, dismiss

        public var description: String { rawValue }
    }

    public private(set) var calls: [Call] = []
    /// A test that lets her go back by herself says so here.
    public var isRootOnTop = true
    /// The last list that it was asked to show.
    public private(set) var list: ListPresenter?
    /// The last details that it was asked to show.
    public private(set) var details: DetailPresenter?
    /// The last form that it was asked to show.
    public private(set) var form: InputForm?
    /// The last question that it was asked to show.
    public private(set) var question: Question?

    /// What the test does at the moment of a dismissal.
    public var onDismiss: () -> Void = {}

    public init() {}

    public func setRoot(_ screen: Screen) {
        calls.append(.setRoot)
        keep(screen)
    }

    public func push(_ screen: Screen) {
        calls.append(.push)
        isRootOnTop = false
        keep(screen)
    }

    public func pop() {
        calls.append(.pop)
        isRootOnTop = true
    }

    public func present(_ screen: Screen) {
        calls.append(.present)
        isRootOnTop = false
        keep(screen)
    }

    public func dismiss() {
        calls.append(.dismiss)
        isRootOnTop = true
        onDismiss()
    }

    private func keep(_ screen: Screen) {
        switch screen {
        case .list(let list): self.list = list
        case .details(let details): self.details = details
        case .form(let form): self.form = form
        case .question(let question): self.question = question
        }
    }
}
