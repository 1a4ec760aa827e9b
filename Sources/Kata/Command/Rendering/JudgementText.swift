import Course

/// A judgement in words: the squares, then which tests were seen red.
struct JudgementText {
    var judgement: Judgement
    var style: Style

    var text: String {
        SquaresText(judgement, style: style).text + seenRed
            + strictly
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
        return "Strictly, it is done when each test has been seen red: swift run kata watch "
            + judgement.exercise + "\n"
    }
}
