/// `kata list`: chapters and exercises, and how far the learner is with each.
struct List {
    var world: World

    /// - Parameter kind: words of a kind, such as `refactor`; only exercises of such a kind are shown.
    /// - Throws: `UsageError` if no kind has these words.
    func run(_ kind: String? = nil, asJSON: Bool = false) throws -> Int32 {
        var overview = try overview()
        if let kind { try overview.keep(kinds(called: kind)) }
        world.terminal.print(asJSON ? try JSONText(overview.chapters).text : text(overview))
        return 0
    }

    func overview() throws -> Overview {
        let project = world.project
        let progress = world.state.progress()
        var reached = progress.reached
        var here: [String: Overview.Here] = [:]
        // Where this cannot be found out, the other chapters and the exercises are worth a list.
        if let following = try? world.located() {
            let name = following.chapter.name
            let place = following.here
            here[name] = Overview.Here(step: place.step, damage: place.damage)
            if place.isSure { reached[name] = progress.reached(by: following, at: place.step) }
        }
        return Overview(
            try project.catalogue(), reached: reached, laidOut: progress.laidOut, here: here,
            done: progress.done, page: { try? project.text($0 + "README.md") },
            isStarted: world.isStarted)
    }

    private func kinds(called words: String) throws -> [Exercise.Kind] {
        let kinds = Exercise.Kind.allCases
        let found = kinds.filter { " \($0.rawValue) ".contains(" \(words) ") }
        if !found.isEmpty { return found }
        let names = kinds.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
            "no exercise is of a kind “\(words)”; there are: \(names)", "For example:",
            "list refactor")
    }

    private func text(_ overview: Overview) -> String {
        let style = Style(world.terminal)
        var lines: [String] = []
        for chapter in overview.chapters {
            lines.append(style.bold(chapter.title.padded(to: 34)) + text(chapter, style))
            for exercise in chapter.exercises {
                lines.append("    " + exercise.name.padded(to: 30) + text(exercise, style))
            }
        }
        return lines.text
    }

    private func text(_ chapter: Overview.Chapter, _ style: Style) -> String {
        let step = chapter.here?.step ?? chapter.reached
        switch chapter.state {
        case .begun:
            let damage = chapter.here?.damage.map {
                " · the damage of step \(chapter.number).\($0) is still in"
            }
            guard chapter.steps > 0 else { return style.yellow("◐ reading") }
            if chapter.here == nil, chapter.reached == 0, chapter.laidOut > 0 {
                return style.yellow("◐ looked at step \(chapter.number).\(chapter.laidOut)")
            }
            return style.yellow(
                "◐ step \(chapter.number).\(step) of \(chapter.steps)" + (damage ?? ""))
        case .done where chapter.here != nil && step < chapter.lasting:
            return text(.done, style) + style.dim(" · now at step \(chapter.number).\(step)")
        case .notBegun, .done, .unreadable: return text(chapter.state, style)
        }
    }

    private func text(_ exercise: Overview.Exercise, _ style: Style) -> String {
        if exercise.state == .unreadable {
            return style.red(
                "✘ cannot be read: " + world.terminal.kata("check \(exercise.name)"))
        }
        let label = exercise.label.map { style.dim($0.text) } ?? ""
        return text(exercise.state, style, width: label.isEmpty ? 0 : 14) + label
    }

    private func text(_ state: Overview.State, _ style: Style, width: Int = 0) -> String {
        switch state {
        case .notBegun: style.dim("· not begun".padded(to: width))
        case .begun: style.yellow("◐ started".padded(to: width))
        case .done: style.green("✔ done".padded(to: width))
        case .unreadable: style.red("✘ cannot be read")
        }
    }
}
