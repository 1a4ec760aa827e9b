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
        // Tests that do not compile have noticed nothing.
        let count = squares.yoursOnYours.verdict == .doesNotCompile ? 0 : squares.faults.count
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
            let fake =
                squares.isOwnFake
                ? "The chapter fakes this step, and so do you, with a value of your own.\n" : ""
            guard let next = steps.dropFirst(step).first else {
                return fake + "The chapter is done, in words of your own. Next: \(kata(""))\n"
            }
            // What it does says nothing of how it is written.
            let place = Place(chapter: chapter.number, step: step + 1)
            let asked =
                next.sign == .refactor
                ? "Have you tidied up already? \(kata("check \(place.name)"))\n" : ""
            return fake + "Next: \(next.title)\n\(chapter.path):\(next.line)\n" + asked
        default: return "Next: " + trouble.text
        }
    }

    var trouble: [String] {
        let name = "\(chapter.number).\(step)"
        switch squares.next {
        case .startTyping, .goOn: return []
        case .beGreen(let failure): return red(failure)
        case .beRed: return [notRed(name)]
        case .waitForTheTest:
            return [
                "step \(name) is to be red, and your code does already what its test asks for."
            ]
        case .doMore(let failure):
            let tests = failure?.test.map { "test “\($0)” is" } ?? "tests are"
            // Its line is one of a file that is not here.
            return ["the chapter's \(tests) not content with your code."]
                + lines(of: failure).prefix(1)
        case .askForLess(let failure):
            return [
                "your test “\(failure?.test ?? "")” asks for something that the chapter's code does"
                    + " not do."
            ] + lines(of: failure)
        case .askForTheStep(let failure):
            return [
                "your test “\(failure?.test ?? "")” asks for something else than step \(name): it"
                    + " fails on the chapter's code of the green step, too."
            ] + lines(of: failure)
        case .useItsNames(let failure):
            return [
                "use the chapter's names where its tests and yours meet. "
                    + (failure?.message ?? "")
            ]
        case .notice(let fault):
            return ["your tests do not notice \(fault.title)", "\(fault.path):\(fault.line)"]
        }
    }

    private func red(_ failure: Failure?) -> [String] {
        if squares.yoursOnYours.verdict == .doesNotCompile {
            return ["make it compile."] + lines(of: failure)
        }
        return ["make “\(failure?.test ?? "your tests")” pass."] + lines(of: failure)
            + [damage].compactMap(\.self)
    }

    private func notRed(_ name: String) -> String {
        let start = "step \(name) is to be red, and your tests are"
        if squares.isGreenTooSoon {
            let next = "\(chapter.number).\(step + 1)"
            return "\(start) green. Is the code of step \(next) there already?"
                + " \(kata("check \(next)"))"
        }
        return "\(start) \(squares.yoursOnYours.verdict.summary). Is the new test there?"
    }

    /// What it may be that is red: a damage is named by what it does.
    private var damage: String? {
        squares.damage.map { number in
            let name = "step \(chapter.number).\(number) (“\(steps[number - 1].heading)”)"
            return steps[number - 1].sign == .hole
                ? "If this is \(name), your tests notice what the chapter's do not. Well done! Take it"
                    + " back."
                : "If this is the damage of \(name), it is noticed: take it back."
        }
    }

    private func lines(of failure: Failure?) -> [String] {
        let place = failure?.file.map { "\(Practice.folder)/\($0):\(failure?.line ?? 1)" }
        // XCTest ends so where an assertion has no words of its own.
        let message = failure?.message.lines.first?.replacing(#/ - $/#, with: "")
        return [message, place, failure?.advice].compactMap(\.self)
    }
}
