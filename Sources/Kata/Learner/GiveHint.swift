/// `kata hint`: the hints of an exercise, one more each time.
struct GiveHint {
    var world: World
    /// Leaves out those given before, where there is little room.
    var onlyNewest = false

    func run(_ name: String?) throws -> Int32 {
        let kata = world.terminal.kata
        let isInChapter = try world.chapterAtWork() != nil
        if name == nil, isInChapter {
            world.terminal.print(
                "Hints are an exercise's. In a chapter, see how your files differ from it:\n"
                    + kata("compare") + "\n")
            return 0
        }
        guard let wanted = name ?? world.state.progress().exercise else {
            throw UsageError("hint for which exercise?", "For example:", "hint Filename")
        }
        let exercise = world.handedOut(try world.project.exercise(called: wanted))
        let given = min(world.state.progress().hints[exercise.name] ?? 0, exercise.hints.count)
        // Whoever names no exercise may mean another one: none of its hints is used up.
        let count = name == nil ? given : min(given + 1, exercise.hints.count)
        try world.state.remember {
            $0.hints[exercise.name] = count
            // To ask for a hint is not to leave a chapter, or another exercise.
            if !isInChapter { $0.exercise = $0.exercise ?? exercise.name }
        }
        let style = Style(world.terminal)
        let texts = exercise.hints.prefix(count).suffix(onlyNewest ? 1 : count).map {
            style.bold($0.title) + "\n\n" + $0.text + "\n"
        }
        let all = counted(exercise.hints.count, "hint")
        let seen = name == nil ? ["You have seen \(count) of \(all) for \(exercise.name)."] : []
        let next =
            count < exercise.hints.count
            ? "\(count == 0 ? "The first" : "One more"), when you need it: "
                + kata("hint \(exercise.name)")
            // The solution shows the parts that are to come, too.
            : "That was the last hint."
                + (exercise.nextPart == nil ? " " + kata("solution \(exercise.name) --show") : "")
        world.terminal.print(
            texts.map { $0 + "\n" }.joined() + (seen + [next]).text)
        return 0
    }
}

/// `kata solution`: the worked solution, once the exercise is done or when asked all the same.
struct ShowSolution {
    var world: World

    func run(_ name: String, evenIfNotDone: Bool) throws -> Int32 {
        let project = world.project
        let exercise = try project.exercise(called: name)
        guard evenIfNotDone || world.state.progress().done.contains(exercise.name) else {
            throw KataError.notGreenYet(exercise.name)
        }
        world.terminal.print(try project.text(exercise.solution.path))
        return 0
    }
}
