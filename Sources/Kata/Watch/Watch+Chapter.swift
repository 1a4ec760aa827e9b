extension Watch {
    /// Says where in the chapter the person is, as far as the words of their files tell it.
    func takePlace(of files: Tree) {
        placing?.abandon()
        placing = nil
        guard case .chapter(let replayed) = subject else {
            (screen.place, screen.page) = (nil, nil)
            return
        }
        let progress = world.state.progress()
        var place = Following(replayed, package: files, last: progress.step ?? 0)
        place.isGiven = progress.hasWritten(place.files, in: subject.home)
        know(place)
    }

    /// Finds out where they are by what their files do, if the words do not tell.
    func findPlace() {
        askForPrediction()
        guard let place = screen.place, !place.here.isSure else { return }
        // A single look has nothing else to do meanwhile.
        if options.isOnce { return hear(Result { try place.located(by: world.engine) }) }
        placing = Job(waking: wakeUp) { [world] _ in try place.located(by: world.engine) }
    }

    func hearPlace() {
        guard let result = placing?.result else { return }
        let said = screen.promise
        placing = nil
        hear(result)
        askForPrediction()
        if !world.terminal.isInteractive, let promise = screen.promise, promise != said {
            world.terminal.print([promise, "--"].text)
        }
    }

    private func hear(_ result: Result<Following, any Error>) {
        switch result {
        case .success(let place): know(place)
        case .failure(LabError.cancelled): return
        case .failure(let error): screen.panel = world.terminal.text(of: error)
        }
    }

    /// Asks the coach, who may count tests only where nothing else says how many there should be.
    func takeAdvice(_ isSaved: Bool) {
        screen.advice = options.isQuiet || isGiven ? nil : Coach.advice(on: screen.history)
        // What there is at first may have come by other ways.
        if !isSaved { dropCounting() }
        if let place = screen.place { know(place) }
    }

    /// Goes on with the chapter that is in `Practice/` now, where it is another one.
    func goAlong() throws {
        guard case .chapter(let replayed) = subject,
            world.state.progress().following != replayed.chapter.name,
            let chapter = try world.followedChapter()
        else { return }
        turn(to: .chapter(try world.project.replay(chapter: chapter.number)))
        let note = "Practice/ is at chapter \(chapter.number) now, and so is this light."
        screen.note = note
        if !world.terminal.isInteractive { world.terminal.print(note + "\n") }
    }

    private func dropCounting() {
        if screen.advice?.isOfCounting == true { screen.advice = nil }
    }

    private func know(_ place: Following) {
        screen.place = place
        if place.here.isAsWritten { dropCounting() }
        if place.changesBoth, screen.advice == .bothChangedUnderGreen { screen.advice = nil }
        screen.page = world.state.hereOnPages.map { "On its page: " + $0 }
        // Not worth refusing to watch for: the history will say that nothing can be written.
        try? world.remember(place)
    }

    /// Asks what the next run will come to, if the text does; what a key has asked stays.
    private func askForPrediction() {
        guard screen.asker != .key, screen.prediction == nil else { return }
        let next = screen.place.flatMap { $0.replayed.steps.dropFirst($0.here.step).first }
        let asks = screen.place?.here.isSure == true && next?.asksForPrediction == true
        screen.asker = asks ? .chapter : nil
    }

    /// Says whether something was typed into the course's own files.
    func lookForStrayEdits() {
        let edits = try? own?.strayEdits(in: world.project)
        screen.stray = edits.map { $0.note(world.terminal.kata) }
    }
}

extension WatchScreen {
    /// What the step promises where the person is, and what comes next.
    var promise: String? {
        // While tests run, the last report is one of other files.
        guard let place, let report, !isRunning, !place.replayed.steps.isEmpty else { return nil }
        let (here, steps, chapter) = (place.here, place.replayed.steps, place.chapter.number)
        let lasting = steps.indices.prefix(here.step).last { !steps[$0].sign.isUndone }
        guard here.isSure || here.damage != nil, let index = here.damage.map({ $0 - 1 }) ?? lasting
        else {
            return isLooking
                ? nil : steps.dropFirst(here.done).first.map { "On the way to \($0.title)" }
        }
        if let damage = here.damage, steps[index].sign == .hole, report.verdict.isNoticed {
            return "\(chapter).\(damage) is a hole in the chapter's tests, and yours notice it."
                + " Well done! Take the damage back."
        }
        let isRed = [.red, .breakIt].contains(steps[index].sign)
        let new = place.replayed.newTests(at: index)
        let test = new.count == 1 && report.failing.contains(new[0]) ? " in “\(new[0])”" : ""
        let isSo = isRed != report.isGreen && report.verdict != .empty
        let next =
            here.damage == nil
            ? place.missingTests(at: index)
                ?? steps.dropFirst(here.step).first.map { "Next: \($0.title)" } ?? place.ending
            : "Take the damage back."
        return "\(chapter).\(index + 1) should be \(isRed ? "red" + test : "green"):"
            + " it is\(isSo ? "" : " not"). \(next)"
    }
}

extension Following {
    /// What to say when no step is left: somebody may have forgotten to wake a test.
    fileprivate var ending: String {
        let paths = Set(replayed.steps.flatMap(\.changes.paths))
        let end = replayed.tree(after: replayed.steps.count).only(paths.contains).awakeTests
        return files.only(paths.contains).disabledTests.first { end.map(\.name).contains($0.name) }
            .map { "Wake “\($0.name)”, and the chapter is done." } ?? "The chapter is done."
    }

    /// What to say while not all tests of the red step at `index` are there, if it brings several.
    fileprivate func missingTests(at index: Int) -> String? {
        let step = replayed.steps[index]
        // In whatever file of theirs they are.
        let targets = Set(step.changes.paths.map(\.target))
        func count(_ tree: Tree) -> Int {
            tree.only { targets.contains($0.target) }.awakeTests.count
        }
        let wanted = replayed.tree(after: index + 1)
        let (new, missing) = (
            count(wanted) - count(replayed.tree(after: index)), count(wanted) - count(files)
        )
        guard step.sign == .red, new > 1, (1..<new).contains(missing) else { return nil }
        return "\(missing) of its \(new) tests \(missing == 1 ? "is" : "are") still to come."
    }

    /// Whether the step that has been made, as written, is one that changes tests and code.
    fileprivate var changesBoth: Bool {
        guard here.isAsWritten, here.step > 0 else { return false }
        let paths = replayed.steps[here.step - 1].changes.paths
        return paths.contains(where: \.isTests) && !paths.allSatisfy(\.isTests)
    }
}

extension ReplayedChapter {
    fileprivate func newTests(at index: Int) -> [String] {
        let (tree, paths) = (tree(after: index), steps[index].changes.paths)
        let old = tree.only(paths.contains).testSources
        return steps[index].applied(to: tree).only(paths.contains).testSources.keys.filter {
            old[$0] == nil
        }
    }
}

extension ReplayedChapter.Step {
    var title: String { "\(sign.rawValue) \(number ?? "") \(heading)" }
}
