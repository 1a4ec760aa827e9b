import Coordinator
import TerminalText

/// A question as text.
final class QuestionScreen: TextScreen {
    private let question: Question
    private let deletions: Deletions

    init(_ question: Question, deletions: Deletions) {
        self.question = question
        self.deletions = deletions
    }

    var hints: [Hint] { [Hint("y", "yes", written: "y"), Hint("n", "no", written: "n")] }
    var transcript: [String] { [question.text] }

    func appear() {}
    func disappear() {}

    func press(_ key: Key) -> Bool {
        switch key {
        case .character("y"): deletions.keep { question.didTapYes() }
        case .character("n"), .escape: question.didTapNo()
        default: return false
        }
        return true
    }

    func picture(_ size: Size) -> Picture {
        Picture(question.text.wrapped(to: size.columns).map { Line($0, .heading) })
    }
}
