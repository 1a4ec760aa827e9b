/// `kata` alone: where you are, and the one next command.
struct Home {
    var world: World
    private var kata: Invocation { world.terminal.kata }

    /// Where somebody is, and what to type next.
    private typealias Way = (place: String, next: String)

    func run() throws -> Int32 {
        let project = world.project
        let catalogue = try project.catalogue()
        let (place, next) = try whereabouts(catalogue)
        let progress = world.state.progress()
        let style = Style(world.terminal)
        let begun = catalogue.chapters.count { progress.reached[$0.name] != nil }
        let chapters = counted(catalogue.chapters.count, "chapter") + ", \(begun) begun"
        let exercises =
            counted(catalogue.exercises.count, "exercise") + ", \(progress.done.count) done"
        var lines = [style.bold("The TDD Kata") + " · red, green, refactor in Swift", ""]
        lines += ["\(chapters) · \(exercises)"] + wishes()
        lines += ["", place, "Next:  " + style.bold(next), ""]
        lines.append(
            style.dim("All chapters and exercises: \(kata("list")) · help: \(kata("help"))")
        )
        if let command = kata.pathCommand {
            lines.append(style.dim("So that kata alone is enough in this terminal: " + command))
        }
        world.terminal.print(lines.text)
        return 0
    }

    private func wishes() -> [String] {
        guard let files = try? world.workspace.practice.files(),
            !world.state.progress().hasWritten(files, in: Practice.home)
        else { return [] }
        return Wishes.apps.compactMap { app in
            Wishes(in: files, at: app.tests).map {
                "\(app.name): \($0.fulfilled) of \($0.count) wishes fulfilled"
            }
        }
    }

    private func whereabouts(_ catalogue: Catalogue) throws -> Way {
        let progress = world.state.progress()
        if let name = progress.exercise, !progress.done.contains(name),
            let home = catalogue.exercise(named: name)
        {
            return exercise(name, in: home, progress)
        }
        guard let following = try world.located() else { return try withoutPractice(progress) }
        try world.remember(following)
        let (replayed, here) = (following.replayed, following.here)
        let own = try OwnModules(of: replayed, in: world.project)
        if let edits = try own.strayEdits(in: world.project) {
            return (edits.sentence + " Move it there:", kata(edits.cure))
        }
        let number = following.chapter.number
        let test = replayed.testCommand
            .replacing(
                "swift test",
                with: "swift test" + (world.wayToPractice.map { " --package-path " + $0 } ?? ""))
        if let damage = here.damage {
            return (
                "The damage of step \(number).\(damage) is still in: take it back, then run:", test
            )
        }
        if replayed.steps.isEmpty { return reading(replayed.chapter, catalogue) }
        if here.done < replayed.steps.count {
            if replayed.steps[here.done].sign.isUndone, try isPast(here.done + 1, of: following) {
                return try whereabouts(catalogue)
            }
            return (onTheWay(following), test)
        }
        guard here.isSure else {
            return (
                "You are at the end of chapter \(replayed.chapter.title), in words of your own."
                    + "\nSee what is different: \(kata("compare"))", kata("check \(number)")
            )
        }
        return afterChapter(replayed.chapter, catalogue)
    }

    private func withoutPractice(_ progress: LearnerProgress) throws -> Way {
        guard let chapter = try world.followedChapter() else {
            return ("Chapter 1 is the place to begin. It takes an hour.", kata("follow 1"))
        }
        let step = min(progress.step ?? 0, chapter.steps)
        let place = Place(chapter: chapter.number, step: step).name
        return (
            "You were in chapter \(chapter.title)"
                + (step == 0 ? "" : ", after step \(place)")
                + ", and Practice/ is gone.\nWhat was moved away: \(kata("back"))",
            kata("follow \(place)")
        )
    }

    private func exercise(_ name: String, in home: String, _ progress: LearnerProgress) -> Way {
        let part = progress.parts[name] ?? 1
        if progress.partsDone[name] == part {
            return ("Part \(part) of \(name) is done.", kata("next \(name)"))
        }
        let page = home + (part > 1 ? Exercise.Part.file(part) : "README.md")
        if part > 1, !Disk.exists(world.workspace.url(page)) {
            return ("The page of part \(part) of \(name) is gone.", kata("next \(name)"))
        }
        return ("You are working on \(name): \(page)", kata("check \(name)"))
    }

    private func onTheWay(_ following: Following) -> String {
        let (chapter, here) = (following.chapter, following.here)
        let next = following.replayed.steps[here.done]
        let tidied = Place(chapter: chapter.number, step: here.done + 1).name
        return "You are in chapter \(chapter.title). Read on, type this step, run it:\n"
            + "  \(next.title)\n  \(chapter.path):\(next.line)"
            + (next.sign == .refactor && !here.isOpen
                ? "\nTidied up already? \(kata("check \(tidied)"))" : "")
            + (here.isSure
                ? ""
                : "\nIs it right so far? \(kata("check \(chapter.number)"))"
                    + "\nStuck? See what is different: \(kata("compare"))")
    }

    /// Whether a step that leaves nothing behind has been made: it was offered, and something has
    /// been saved since.
    private func isPast(_ step: Int, of following: Following) throws -> Bool {
        let place = "\(following.chapter.name) \(step)"
        let versions = following.files.paths.compactMap {
            Platform.version(of: world.workspace.practice.root.appendingPathComponent($0))
        }
        let now = "\(place) \(Digest(versions))"
        let before = world.state.progress().offered
        let isPast = before?.hasPrefix(place + " ") == true && before != now
        try world.state.remember {
            $0.offered = isPast ? nil : now
            if isPast { $0.step = step }
        }
        return isPast
    }

    private func reading(_ chapter: Catalogue.Chapter, _ catalogue: Catalogue) -> Way {
        let place = "You are reading chapter \(chapter.title): \(chapter.path):1\n"
        if let home = openExercise(of: chapter) {
            let name = Catalogue.name(of: home)
            return (
                place + "Then its exercise \(name) waits: \(home)README.md", kata("check \(name)")
            )
        }
        guard let next = catalogue.chapter(chapter.number + 1) else {
            return (place + "It is the last one. Well done.", kata("list"))
        }
        return (
            place + "When you have read it, go on with chapter \(next.title).",
            kata("follow \(next.number)")
        )
    }

    private func openExercise(of chapter: Catalogue.Chapter) -> String? {
        let done = world.state.progress().done
        return chapter.exercises.first { !done.contains(Catalogue.name(of: $0)) }
    }

    private func afterChapter(_ chapter: Catalogue.Chapter, _ catalogue: Catalogue) -> Way {
        if let home = openExercise(of: chapter) {
            let name = Catalogue.name(of: home)
            return (
                "Chapter \(chapter.title) is done. Three questions about it:"
                    + " \(kata("ask \(chapter.number)"))\nIts exercise \(name) waits: \(home)README.md",
                kata("check \(name)")
            )
        }
        if let next = catalogue.chapter(chapter.number + 1) {
            return (
                "Chapter \(chapter.title) and its exercises are done.",
                kata("follow \(next.number)")
            )
        }
        return ("You have come to the end. Well done.", kata("list"))
    }
}
