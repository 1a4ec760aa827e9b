/// `kata check 4`: your tests and the chapter's, on your code and on the chapter's, at a step.
struct CheckChapter {
    var world: World
    var isFresh = false
    private var kata: Invocation { world.terminal.kata }

    func run(_ place: Place) throws -> Int32 {
        let followed = try world.followed(place.chapter)
        guard let following = try place.step > 0 ? world.following() : world.located() else {
            throw KataError.notInPractice(place.chapter)
        }
        world.workOnChapter()
        try following.replayed.require(place)
        let before = world.state.progress().noticed[Practice.home]
        var engine = world.engine
        engine.isFresh = isFresh
        let mutants = try world.project.mutants(of: following.replayed)
        func judged(after step: Int) throws -> ChapterSquares {
            try world.squares(of: following, after: step, mutants: mutants, by: engine)
        }
        let (step, squares) = try judge(place, following, judged)
        if place.step == 0, following.here.damage != nil { try world.remember(following) }
        if squares.isDone, let here = following.wordForWord(before: step) {
            let names = [here, step].map { Place(chapter: place.chapter, step: $0).name }
            world.terminal.print(
                "Practice/ is as it is after step \(names[0]): nothing of step \(names[1]) is there"
                    + " yet.\n")
            return 1
        }
        // Tests that notice less look like those of an earlier step.
        let compared = place.step > 0 ? step : max(step, following.last)
        let seen = try (compared == step ? squares : judged(after: compared))
            .seen(in: following.files, following.replayed, after: compared)
        let loss = world.state.compare(seen, with: before, in: Practice.home, at: world.now())
        if squares.isDone {
            try world.state.remember {
                $0.reached[followed.name] = $0.reached(by: following, at: step)
                $0.step = loss == nil ? step : compared
            }
        }
        world.terminal.print((loss?.text ?? "") + text(squares, following, step, asked: place))
        return squares.isDone ? 0 : 1
    }

    /// The squares of the step that was asked for, or of the one that the learner may have made.
    private func judge(
        _ place: Place, _ following: Following, _ judged: (Int) throws -> ChapterSquares
    ) throws -> (step: Int, ChapterSquares) {
        let replayed = following.replayed
        let step = place.step > 0 ? place.step : following.here.step
        let squares = try judged(step)
        // Whoever is not where they were may have made the next step, or has no hole to close.
        let isAtHole = step > 0 && replayed.steps[step - 1].sign == .hole
        guard place.step == 0, !squares.isDone || isAtHole,
            let next = replayed.lastingStep(after: step)
        else { return (step, squares) }
        let ahead = try judged(next)
        return ahead.isDone || squares.isGreenTooSoon ? (next, ahead) : (step, squares)
    }

    private func text(
        _ squares: ChapterSquares, _ following: Following, _ step: Int, asked place: Place
    ) -> String {
        let chapter = following.chapter
        let isSure =
            place.step > 0 || squares.isDone || step == following.replayed.steps.count
        let next = Place(chapter: chapter.number, step: step + 1).name
        let other = isSure ? "" : "Are you at another step? \(kata("check \(next)"))\n"
        let name =
            step == 0
            ? "at its beginning"
            : (place.step > 0 ? "" : "after ") + "step \(chapter.number).\(step)"
        let text = ChapterSquaresText(squares, following, after: step, kata)
        let unrun = following.replayed.unrunNotes(on: following.typed)
        return Style(world.terminal).bold(chapter.title) + ", \(name)\n\n" + text.table
            + unrun.text + text.next + other
            + (world.strayNote(on: following).map { $0 + "\n" } ?? "")
    }
}
