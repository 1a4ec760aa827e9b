/// What a person is asked before it happens.
public final class Question {
    public let text: String
    private var answer: ((Bool) -> Void)?

    public init(_ text: String, answer: @escaping (Bool) -> Void) {
        self.text = text
        self.answer = answer
    }

    public func didTapYes() {
        say(true)
    }

    public func didTapNo() {
        say(false)
    }

    /// Only the first answer counts.
    private func say(_ yes: Bool) {
        let answer = answer
        self.answer = nil
        answer?(yes)
    }
}
