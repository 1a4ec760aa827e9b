import Testing

@testable import PhotoBin

/// Shows nothing, and remembers what it was asked to show.
final class ScreenSpy: Screen {
    enum Call: Equatable, CustomStringConvertible {
        case present(String)
        case dismiss

        var description: String {
            switch self {
            case .present(let text): "present “\(text)”"
            case .dismiss: "dismiss"
            }
        }
    }

    private(set) var calls: [Call] = []
    private var question: Question?

    func present(_ question: Question) {
        calls.append(.present(question.text))
        self.question = question
    }

    func dismiss() {
        calls.append(.dismiss)
    }

    /// Taps a button of the last question, even one that is about to go.
    func answer(delete: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let question else {
            Issue.record("nothing was asked", sourceLocation: sourceLocation)
            return
        }
        question.answer(delete)
    }
}
