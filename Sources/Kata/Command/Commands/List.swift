import Course

/// `kata list`: chapters and exercises, and how far the learner is with each.
struct List {
    var world: World

    func run(asJSON: Bool = false) throws -> Int32 {
        let overview = try overview()
        world.terminal.print(asJSON ? try JSONText(overview.chapters).text : text(overview))
        return 0
    }

    func overview() throws -> Overview {
        let project = world.project
        let progress = world.state.progress()
        return Overview(
            try project.catalogue(), reached: progress.reached, done: progress.done,
            isStarted: world.isStarted)
    }

    private func text(_ overview: Overview) -> String {
        let style = Style(world.terminal)
        return overview.chapters.flatMap { chapter in
            let step =
                chapter.steps == 0
                ? "reading" : "step \(chapter.number).\(chapter.reached) of \(chapter.steps)"
            let state =
                chapter.state == .begun
                ? style.yellow("◐ " + step) : text(chapter.state, style)
            return [style.bold(chapter.title.padded(to: 34)) + state]
                + chapter.exercises.map {
                    "    " + $0.name.padded(to: 30) + text($0, style)
                }
        }.text
    }

    private func text(_ exercise: Overview.Exercise, _ style: Style) -> String {
        exercise.state == .unreadable
            ? style.red("✘ cannot be read: " + world.terminal.kata("check \(exercise.name)"))
            : text(exercise.state, style)
    }

    private func text(_ state: Overview.State, _ style: Style) -> String {
        switch state {
        case .notBegun: style.dim("· not begun")
        case .begun: style.yellow("◐ started")
        case .done: style.green("✔ done")
        case .unreadable: style.red("✘ cannot be read")
        }
    }
}
