import Coordinator
import DetailPresenter
import InputForm
import ListPresenter

/// Shows nothing, and remembers what it was asked to show.
public final class NavigatorSpy: Navigator {
    /// A method of a navigator, by its name.
    public enum Call: String, CustomStringConvertible, Sendable {
        case setRoot, push, pop, present, dismiss

        /// The name of the method, such as `push`.
        public var description: String { rawValue }
    }

    /// What it was asked to do, in order.
    public private(set) var calls: [Call] = []
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

    /// Makes a spy that was asked for nothing yet.
    public init() {}

    /// Remembers the call and the screen.
    public func setRoot(_ screen: Screen) {
        calls.append(.setRoot)
        keep(screen)
    }

    /// Remembers the call and the screen.
    public func push(_ screen: Screen) {
        calls.append(.push)
        keep(screen)
    }

    /// Remembers the call.
    public func pop() {
        calls.append(.pop)
    }

    /// Remembers the call and the screen.
    public func present(_ screen: Screen) {
        calls.append(.present)
        keep(screen)
    }

    /// Remembers the call.
    public func dismiss() {
        calls.append(.dismiss)
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
