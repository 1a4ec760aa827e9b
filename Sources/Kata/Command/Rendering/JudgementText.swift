import Course

/// A judgement in words: the squares, then which tests were seen red.
struct JudgementText {
    var judgement: Judgement
    var exercise: Exercise
    /// The learner's files.
    var files: Tree
    var style: Style

    init(_ judgement: Judgement, of exercise: Exercise, files: Tree, style: Style) {
        self.judgement = judgement
        self.exercise = exercise
        self.files = files
        self.style = style
    }

    var text: String {
        SquaresText(judgement.squares, of: exercise, files: files, style: style).text + seenRed
            + strictly
    }

    private var seenRed: String {
        guard let seenRed = judgement.seenRed else { return "" }
        let unseen = seenRed.unseen
        let names = unseen.isEmpty ? "" : " Not yet: " + unseen.joined(separator: ", ") + "."
        return "Seen red before they were green: \(seenRed.seen.count) of "
            + "\(counted(seenRed.tests.count, "test"))." + names + "\n"
    }

    private var strictly: String {
        guard judgement.squares.isDone, !judgement.isDone else { return "" }
        return "Strictly, it is done when each test has been seen red: swift run kata watch "
            + exercise.name + "\n"
    }
}
