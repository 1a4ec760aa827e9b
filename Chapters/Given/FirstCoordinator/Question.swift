/// What a person is asked before it happens.
@MainActor
public final class Question {
    /// The question itself, as the person reads it.
    public let text: String
    private var answer: (Bool) -> Void

    /// Calls `answer` with true for yes, and with false for no.
    public init(_ text: String, answer: @escaping (Bool) -> Void) {
        self.text = text
        self.answer = answer
    }

    /// Answers yes.
    public func didTapYes() {
        say(true)
    }

    /// Answers no.
    public func didTapNo() {
        say(false)
    }

    private func say(_ yes: Bool) {
        answer(yes)
    }
}
