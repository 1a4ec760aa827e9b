/// `kata check 4`: your tests and the chapter's, on your code and on the chapter's, at a step.
struct CheckChapter {
    var world: World
    var isFresh = false
    private var kata: Invocation { world.terminal.kata }

    /// - Parameter place: the step; with the chapter alone, the one where the learner is.
    func run(_ place: Place) throws -> Int32 {
        let followed = try world.followed(place.chapter)
        guard let following = try place.step > 0 ? world.following() : world.located() else {
            throw KataError.notInPractice(place.chapter)
        }
        world.workOnChapter()
        let replayed = following.replayed
        guard place.step <= replayed.steps.count else {
            throw KataError.noSuchStep(
                place.name, last: "\(place.chapter).\(replayed.steps.count)")
        }
        var step = place.step > 0 ? place.step : following.here.step
        var engine = world.engine
        engine.isFresh = isFresh
        let mutants = try world.project.mutants(of: replayed)
        func judged(after step: Int) throws -> ChapterSquares {
            try world.squares(of: following, after: step, mutants: mutants, by: engine)
        }
        var squares = try judged(after: step)
        // Whoever is not where they were may have made the next step, or has no hole to close.
        let isAtHole = step > 0 && replayed.steps[step - 1].sign == .hole
        if place.step == 0, !squares.isDone || isAtHole,
            let next = replayed.lastingStep(after: step)
        {
            let ahead = try judged(after: next)
            if ahead.isDone || squares.isGreenTooSoon { (step, squares) = (next, ahead) }
        }
        if place.step == 0, following.here.damage != nil { try world.remember(following) }
        if squares.isDone, let here = following.wordForWord(before: step) {
            let (known, wanted) = (
                Place(chapter: place.chapter, step: here), Place(chapter: place.chapter, step: step)
            )
            world.terminal.print(
                "Practice/ is as it is after step \(known.name): nothing of step \(wanted.name) is"
                    + " there yet.\n")
            return 1
        }
        // Tests that notice less look like those of an earlier step.
        let last = place.step > 0 ? step : max(step, following.last)
        let seen = try (last == step ? squares : judged(after: last))
            .seen(in: following.files, replayed, after: last)
        let less = world.state.compare(seen, in: Practice.home, at: world.now())
        if squares.isDone {
            try world.state.remember {
                $0.reached[followed.name] = $0.reached(by: following, at: step)
                $0.step = less == nil ? step : last
            }
        }
        let isSure = place.step > 0 || squares.isDone || step == replayed.steps.count
        let unrun = following.files.unrunNotes(in: Practice.folder + "/", since: replayed.start)
        let text = ChapterSquaresText(squares, following, after: step, kata)
        let other =
            isSure
            ? ""
            : "Are you at another step? "
                + kata("check \(Place(chapter: place.chapter, step: step + 1).name)") + "\n"
        let name =
            step == 0
            ? "at its beginning"
            : (place.step > 0 ? "" : "after ") + "step \(place.chapter).\(step)"
        world.terminal.print(
            (less?.text ?? "")
                + Style(world.terminal).bold(followed.title) + ", \(name)\n\n"
                + text.table + unrun.text + text.next + other
                + (world.strayNote(on: following).map { $0 + "\n" } ?? ""))
        return squares.isDone ? 0 : 1
    }
}
