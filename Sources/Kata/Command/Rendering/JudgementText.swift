import Course

/// A judgement in words: the squares, the one thing to do next, which tests were seen red.
struct JudgementText {
    private let judgement: Judgement
    private let style: Style
    private let kata: Invocation

    init(_ judgement: Judgement, style: Style, kata: Invocation) {
        self.judgement = judgement
        self.style = style
        self.kata = kata
    }

    var text: String {
        SquaresText(judgement, style: style).text + advice + seenRed + strictly
    }

    /// The same where there is little room.
    var summary: String { SquaresText(judgement, style: style).summary + advice }

    private var advice: String {
        "\n" + AdviceText(judgement, kata).lines.shown().text
    }

    private var seenRed: String {
        guard let seenRed = judgement.seenRed else { return "" }
        let unseen = seenRed.unseen
        let names =
            unseen.isEmpty ? "" : " Not yet: " + unseen.joined(separator: ", ").printable + "."
        return "Seen red before they were green: \(seenRed.seen.count) of "
            + "\(counted(seenRed.tests.count, "test"))." + names + "\n"
    }

    private var strictly: String {
        guard judgement.squares.isDone, !judgement.isDone else { return "" }
        return "Strictly, it is done when each test has been seen red: "
            + kata("watch " + judgement.exercise) + "\n"
    }
}
