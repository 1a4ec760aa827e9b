import Course

/// `kata list`: chapters and exercises, and how far the learner is with each.
struct List {
    var world: World

    func run() throws -> Int32 {
        let project = world.project
        let progress = project.progress()
        let style = Style(world.terminal)
        var lines: [String] = []
        for chapter in try project.catalogue().chapters {
            let steps = chapter.steps
            let reached = progress.reached[chapter.name]
            let state =
                switch reached {
                case nil: style.dim("· not begun")
                case let step? where step >= steps: style.green("✔ done")
                case let step?: style.yellow("◐ step \(chapter.number).\(step) of \(steps)")
                }
            lines.append(style.bold(chapter.title.padded(to: 34)) + state)
            for home in chapter.exercises {
                lines.append(
                    "    " + Catalogue.name(of: home).padded(to: 30)
                        + self.state(home, progress, style))
            }
        }
        world.terminal.print(lines.text)
        return 0
    }

    private func state(_ home: String, _ progress: Progress, _ style: Style) -> String {
        let name = Catalogue.name(of: home)
        if progress.done.contains(name) { return style.green("✔ done") }
        guard let isStarted = try? world.project.isStarted(home) else {
            return style.red("✘ cannot be read: swift run kata check \(name)")
        }
        return isStarted ? style.yellow("◐ started") : style.dim("· not begun")
    }
}
