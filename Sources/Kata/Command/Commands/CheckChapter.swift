import Course

/// `kata check 4`: your tests and the chapter's, on your code and on the chapter's, at a step.
struct CheckChapter {
    var world: World
    var isFresh = false
    private var kata: Invocation { world.terminal.kata }

    /// - Parameter place: the step; with the chapter alone, the one where the learner is.
    func run(_ place: Place) throws -> Int32 {
        guard let followed = try world.followedChapter(), followed.number == place.chapter,
            let following = try world.following()
        else { throw KataError.notInPractice(place.chapter) }
        let replayed = following.replayed
        guard place.step <= replayed.steps.count else {
            throw KataError.noSuchStep(
                place.name, last: "\(place.chapter).\(replayed.steps.count)")
        }
        let step = place.step > 0 ? place.step : following.here.step
        var engine = world.engine
        engine.isFresh = isFresh
        let squares = try engine.judgement(
            of: ChapterSquares.plan(following.package, replayed, after: step))
        if squares.isDone {
            try world.state.remember {
                let name = followed.name
                $0.reached[name] = $0.reached(in: name, at: step)
                if place.step == 0 { $0.step = step }
            }
        }
        let isSure = place.step > 0 || squares.isDone || step == replayed.steps.count
        let other =
            isSure
            ? ""
            : "Are you at another step? "
                + kata("check \(Place(chapter: place.chapter, step: step + 1).name)") + "\n"
        let name = step == 0 ? "at its beginning" : "after step \(place.chapter).\(step)"
        world.terminal.print(
            Style(world.terminal).bold(followed.title) + ", \(name)\n\n"
                + table(squares) + "\n" + next(squares, following, step).text + other)
        return squares.isDone ? 0 : 1
    }

    private func table(_ squares: ChapterSquares) -> String {
        let damages =
            squares.damages.isEmpty
            ? ""
            : "\(squares.damages.count { $0.report.verdict.isNoticed }) of \(squares.damages.count)"
                + " noticed"
        let rows = [
            ["", "your code", "the chapter's code", squares.damages.isEmpty ? "" : "damages"],
            [
                "your tests", SquaresText.cell(squares.yoursOnYours),
                SquaresText.cell(squares.yoursOnOurs), damages,
            ],
            [
                "its tests", SquaresText.cell(squares.oursOnYours),
                SquaresText.cell(squares.oursOnOurs), "",
            ],
        ]
        return rows.map { row in
            ("  " + row[0].padded(to: 14) + row[1].padded(to: 20) + row[2].padded(to: 22) + row[3])
                .replacing(/\s+$/, with: "")
        }.text
    }

    private func next(_ squares: ChapterSquares, _ following: Following, _ step: Int) -> [String] {
        let (number, steps) = (following.chapter.number, following.replayed.steps)
        switch squares.next {
        case .startTyping, .goOn:
            guard let next = steps.dropFirst(step).first else {
                return ["The chapter is done, in words of your own. Next: \(kata(""))"]
            }
            return [
                "Next: \(next.sign.rawValue) \(next.number ?? "") \(next.heading)",
                "\(following.chapter.path):\(next.line)",
            ]
        case .beGreen(let failure) where squares.yoursOnYours.verdict == .doesNotCompile:
            return ["Next: make it compile."] + lines(of: failure)
        case .beGreen(let failure):
            return ["Next: make “\(failure?.test ?? "your tests")” pass."] + lines(of: failure)
        case .beRed:
            return [
                "Next: step \(number).\(step) is to be red, and your tests are"
                    + " \(squares.yoursOnYours.verdict.summary). Is the new test there?"
            ]
        case .doMore(let failure):
            return [
                "Next: the chapter's test “\(failure?.test ?? "")” is not content with your code."
            ] + lines(of: failure)
        case .askForLess(let failure):
            return [
                "Next: your test “\(failure?.test ?? "")” asks for something that the chapter's"
                    + " code does not do."
            ] + lines(of: failure)
        case .useItsNames(let failure):
            return [
                "Next: use the chapter's names where its tests and yours meet. "
                    + (failure?.message ?? "")
            ]
        case .notice(let damage):
            return [
                "Next: your tests do not notice the damage of step \(number).\(damage):"
                    + " \(steps[damage - 1].heading)",
                "\(following.chapter.path):\(steps[damage - 1].line)",
            ]
        }
    }

    private func lines(of failure: Failure?) -> [String] {
        let place = failure?.file.map { "\(Practice.folder)/\($0):\(failure?.line ?? 1)" }
        return [failure?.message.lines.first, place].compactMap(\.self)
    }
}
