/// A judgement in words: the squares, the one thing to do next, which tests were seen red.
struct JudgementText {
    private let judgement: Judgement
    private let style: Style
    private let kata: Invocation

    init(_ judgement: Judgement, in terminal: Terminal) {
        self.judgement = judgement
        style = Style(terminal)
        kata = terminal.kata
    }

    var text: String { less + squares.text + advice + seenRed + strictly }

    /// The same without what the compiler or the tests said.
    var summary: String { less + squares.summary + advice + seenRed + strictly }

    private var less: String { judgement.less?.text ?? "" }
    private var squares: SquaresText { SquaresText(judgement, style: style) }
    private var advice: String { "\n" + AdviceText(judgement, kata).lines.shown().text }

    private var seenRed: String {
        guard let seenRed = judgement.seenRed else { return "" }
        let unseen = seenRed.unseen
        // Who is done need not do more.
        let words = judgement.isDone ? "If you like, break the code once for" : "Not yet"
        let names =
            unseen.isEmpty ? "" : " \(words): " + unseen.joined(separator: ", ").printable + "."
        return "Seen red before they were green: \(seenRed.seen.count) of "
            + "\(counted(seenRed.tests.count, "test"))." + names + "\n"
    }

    private var strictly: String {
        guard judgement.squares.isDone, !judgement.isDone else { return "" }
        return "Strictly, it is done when each test has been seen red: "
            + kata("watch " + judgement.exercise) + "\n"
    }
}
