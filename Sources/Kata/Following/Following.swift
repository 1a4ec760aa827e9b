/// A chapter, the learner's files in `Practice/`, and where in the chapter they are.
struct Following {
    var replayed: ReplayedChapter
    /// The learner's package, as far as the chapter describes it.
    var package: Tree
    /// The files as they were typed. Where their first line is the chapter's comment with their name,
    /// it is left out of the package; compilers count it.
    let typed: Tree
    var here: Whereabouts
    let last: Int
    /// Whether the files are as the companion has written them.
    var isGiven = false

    var chapter: Catalogue.Chapter { replayed.chapter }

    init(_ replayed: ReplayedChapter, package: Tree, last: Int) {
        self.replayed = replayed
        // The chapter may have become shorter since.
        let last = min(max(0, last), replayed.steps.count)
        self.last = last
        self.package = package.withoutNames
        typed = package.withoutManifest
        here = replayed.whereabouts(of: self.package.withoutManifest, last: last)
        // A mistake takes nobody back to where the words were more alike.
        if !here.isSure, here.damage == nil { here.step = max(here.step, last) }
    }

    /// The step as which their words are, where it is one before `step` and another.
    func wordForWord(before step: Int) -> Int? {
        guard here.isSure else { return nil }
        let own = replayed.whereabouts(of: files, last: step)
        guard own.isSure, own.step < step else { return nil }
        return (0...own.step).last { $0 == 0 || !replayed.steps[$0 - 1].sign.isUndone }
    }

    var files: Tree { package.withoutManifest }

    /// The files whose first line only names them.
    var named: [String] { files.changes(to: typed) }

    /// The same, where their code and tests tell more of it than their words do.
    func located(by engine: Engine) throws -> Following {
        guard !here.isSure, here.damage == nil else { return self }
        guard
            var step = try Levels(of: replayed).step(
                of: files, near: here.step, last: last, engine),
            // What was green and is red has been damaged, and is not undone.
            step >= last || step > 0 && replayed.steps[step - 1].sign != .red
        else { return try unfinished(by: engine) }
        // What was broken and mended is behind them.
        while step < last, replayed.steps[step].sign.isUndone { step += 1 }
        var following = self
        following.here = Whereabouts(step: step, isSure: true)
        return following
    }

    /// The same, where tests are red though they are to be green: the step is still to be done, or
    /// it is done, and what comes next is to break it.
    private func unfinished(by engine: Engine) throws -> Following {
        guard here.step > 0, replayed.steps[here.step - 1].sign != .red else { return self }
        let report = try engine.value(of: replayed.plan(files, until: here.step))
        let isRed = report.verdict == .red || report.crash != nil
        guard isRed || report.verdict == .doesNotCompile else { return self }
        var following = self
        // Words may be most like a step that brings nothing new.
        let isBroken = isRed && !replayed.steps[last..<here.step].contains { $0.sign == .red }
        following.here.damage =
            isBroken ? try replayed.damage(in: files, report, near: last, engine) : nil
        if following.here.damage != nil { following.here.step = last }
        following.here.isOpen = true
        return following
    }
}

extension World {
    /// The chapter in `Practice/`; nil if none is followed, or it is not in the course any more.
    func followedChapter() throws -> Catalogue.Chapter? {
        let name = state.progress().following
        return try project.catalogue().chapters.first { $0.name == name }
    }

    /// Where the learner is in the chapter they follow, or in the one with the number; nil if
    /// there is no such chapter or no `Practice/`.
    func following(chapter number: Int? = nil) throws -> Following? {
        let followed = try followedChapter()
        guard let number = number ?? followed?.number, workspace.practice.exists else {
            return nil
        }
        let replayed = try project.replay(chapter: number)
        let progress = state.progress()
        let reached = progress.reached[replayed.chapter.name] ?? 0
        var following = Following(
            replayed, package: try workspace.practice.package(),
            last: number == followed?.number ? progress.step ?? reached : reached)
        following.isGiven = progress.hasWritten(following.files, in: Practice.home)
        return following
    }

    /// The chapter with the number, if it is the one in `Practice/`.
    ///
    /// - Throws: `KataError.noSuchChapter`, `KataError.notInPractice`.
    func followed(_ number: Int) throws -> Catalogue.Chapter {
        let chapters = try project.catalogue().chapters
        guard chapters.contains(where: { $0.number == number }) else {
            throw KataError.noSuchChapter("\(number)", last: chapters.count)
        }
        guard let chapter = try followedChapter(), chapter.number == number,
            workspace.practice.exists
        else { throw KataError.notInPractice(number) }
        return chapter
    }

    /// The chapter that is worked on; nil while it is an exercise, and where nothing is in `Practice/`.
    func chapterAtWork() throws -> Catalogue.Chapter? {
        guard state.progress().exercise == nil, workspace.practice.exists else { return nil }
        return try followedChapter()
    }

    /// Where the learner is by what their code and tests do, if their words do not tell.
    func located(chapter number: Int? = nil) throws -> Following? {
        try following(chapter: number)?.located(by: engine)
    }

    /// Remembers that the chapter is what they work on, whatever they looked at before.
    func workOnChapter() {
        // Not worth refusing to say how it stands.
        try? state.remember { $0.exercise = nil }
    }

    /// Remembers where the learner is, if it is certain.
    ///
    /// - Parameter leaves: whether this is the last look, so that what is likely is better than nothing.
    func remember(_ following: Following, whoLeaves leaves: Bool = false) throws {
        let here = following.here
        guard here.isSure || here.damage != nil || leaves else { return }
        try state.remember {
            guard $0.following == following.chapter.name else { return }
            // A step is not made while its damage is still in.
            $0.reached[following.chapter.name] = $0.reached(by: following, at: here.done)
            $0.step = here.damage ?? here.step
        }
    }

    /// Whether the learner has changed anything in the exercise in the folder `home`.
    ///
    /// Line ends and the like are an editor's, and no change.
    func isStarted(_ home: String) throws -> Bool {
        try workspace.files(in: home).plain != project.starter(of: home).plain
    }
}

extension LearnerProgress {
    /// The furthest step of a chapter that was reached by typing, by somebody who is at `step` now.
    ///
    /// What the companion has written is nobody's step, nor is what another chapter brought along.
    func reached(by following: Following, at step: Int) -> Int {
        let name = following.chapter.name
        let before = reached[name] ?? 0
        let isTyped = self.following == name && !following.isGiven && step > laidOut[name] ?? 0
        return isTyped ? max(before, step) : before
    }
}

extension Tree {
    fileprivate var withoutManifest: Tree {
        only { $0 != Practice.manifest }
    }

    /// These files without a first line that names the file, as the chapters' blocks have it.
    fileprivate var withoutNames: Tree {
        var tree = self
        for (path, text) in files where text.lines.first?.trimmed == "// " + path {
            let rest = text.utf8.drop { $0 != 10 }.dropFirst()
            tree[path] = String(Substring(rest))
        }
        return tree
    }
}
