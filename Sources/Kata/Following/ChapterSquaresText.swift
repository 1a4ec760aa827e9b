struct ChapterSquaresText {
    private let squares: ChapterSquares
    private let chapter: Catalogue.Chapter
    private let steps: [ReplayedChapter.Step]
    private let step: Int
    private let kata: Invocation

    init(_ squares: ChapterSquares, _ following: Following, after step: Int, _ kata: Invocation) {
        self.squares = squares
        chapter = following.chapter
        steps = following.replayed.steps
        self.step = step
        self.kata = kata
    }

    /// Nothing where no step has been typed yet.
    var table: String {
        if squares.next == .startTyping { return "" }
        let noticed = squares.faults.count(where: \.isNoticed)
        let count = squares.faults.count
        let rows = [
            ["", "your code", "the chapter's code", count == 0 ? "" : "faulty versions"],
            [
                "your tests", SquaresText.cell(squares.yoursOnYours),
                SquaresText.cell(squares.yoursOnOurs),
                count == 0 ? "" : "\(noticed) of \(count) noticed",
            ],
            [
                "its tests", SquaresText.cell(squares.oursOnYours),
                SquaresText.cell(squares.oursOnOurs), "",
            ],
        ]
        return rows.map { SquaresText.line($0, widths: [14, 20, 22, 0]) }.text + "\n"
    }

    var next: String {
        switch squares.next {
        case .startTyping, .goOn:
            guard let next = steps.dropFirst(step).first else {
                return "The chapter is done, in words of your own. Next: \(kata(""))\n"
            }
            // What it does says nothing of how it is written.
            let place = Place(chapter: chapter.number, step: step + 1)
            let asked =
                next.sign == .refactor
                ? "Have you tidied up already? \(kata("check \(place.name)"))\n" : ""
            return "Next: \(next.title)\n\(chapter.path):\(next.line)\n" + asked
        default: return "Next: " + trouble.text
        }
    }

    var trouble: [String] {
        switch squares.next {
        case .startTyping, .goOn: []
        case .beGreen(let failure) where squares.yoursOnYours.verdict == .doesNotCompile:
            ["make it compile."] + lines(of: failure)
        case .beGreen(let failure):
            ["make “\(failure?.test ?? "your tests")” pass."] + lines(of: failure)
                + [damage].compactMap(\.self).map {
                    "If this is the damage of step \(chapter.number).\($0), it is noticed: take it"
                        + " back."
                }
        case .beRed:
            [
                "step \(chapter.number).\(step) is to be red, and your tests are"
                    + " \(squares.yoursOnYours.verdict.summary). Is the new test there?"
            ]
        case .waitForTheTest:
            [
                "step \(chapter.number).\(step) is to be red, and your code does already what its test"
                    + " asks for."
            ]
        case .doMore(let failure):
            [
                (failure?.test.map { "the chapter's test “\($0)” is" } ?? "the chapter's tests are")
                    + " not content with your code."
            ]
                // Its line is one of a file that is not here.
                + lines(of: failure).prefix(1)
        case .askForLess(let failure):
            [
                "your test “\(failure?.test ?? "")” asks for something that the chapter's code does"
                    + " not do."
            ] + lines(of: failure)
        case .askForTheStep(let failure):
            [
                "your test “\(failure?.test ?? "")” asks for something else than step"
                    + " \(chapter.number).\(step): it fails on the chapter's code of the green step,"
                    + " too."
            ] + lines(of: failure)
        case .useItsNames(let failure):
            [
                "use the chapter's names where its tests and yours meet. "
                    + (failure?.message ?? "")
            ]
        case .notice(let fault):
            ["your tests do not notice \(fault.title)", "\(fault.path):\(fault.line)"]
        }
    }

    /// The step next to this one that damages something.
    private var damage: Int? {
        [step - 1, step].first { steps.indices.contains($0) && steps[$0].sign == .breakIt }
            .map { $0 + 1 }
    }

    private func lines(of failure: Failure?) -> [String] {
        let place = failure?.file.map { "\(Practice.folder)/\($0):\(failure?.line ?? 1)" }
        // XCTest ends so where an assertion has no words of its own.
        let message = failure?.message.lines.first?.replacing(#/ - $/#, with: "")
        return [message, place].compactMap(\.self)
    }
}
