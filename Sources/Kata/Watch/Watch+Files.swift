import Foundation

extension Watch {
    /// How long a burst of saves may last before it is one run.
    static let pause: Int32 = 30

    func begin() {
        let file = world.state.history(of: subject.name)
        let (history, damaged) = file.read()
        screen.title = subject.title
        screen.history = history
        screen.report = nil
        screen.advice = nil
        if damaged > 0 {
            screen.note = "\(counted(damaged, "line")) of the history could not be read."
        }
        lastFiles = nil
        unwritten = []
        screen.place = nil
        own =
            if case .chapter(let replayed) = subject {
                try? OwnModules(of: replayed, in: world.project)
            } else { nil }
        lookForStrayEdits()
    }

    /// Remembers that this is what the learner works on: it was asked for by its name, or saved.
    func workOnIt() {
        guard case .exercise(let exercise) = subject,
            world.state.progress().exercise != exercise.name
        else { return }
        // Not worth refusing to watch for: the history will say that nothing can be written.
        try? world.state.remember { $0.exercise = exercise.name }
    }

    func settle() {
        let deadline = ContinuousClock.now + .milliseconds(500)
        repeat {
            events?.drain()
        } while hasEvent(within: Self.pause)
            && ContinuousClock.now < deadline
    }

    /// Looks at the files, and begins a run if they are not what was run last.
    ///
    /// - Returns: whether they were not.
    @discardableResult
    func look() throws -> Bool {
        try goAlong()
        let home = world.project.url(subject.home)
        let inner = FileManager.default.enumerator(
            at: home, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        let folders = (inner?.compactMap { $0 as? URL } ?? []).filter(\.isFolder)
        events?.watch([home] + folders + (own?.folders(in: world.project) ?? []))
        let files: Tree
        do {
            files = try subject.files(in: world.workspace)
        } catch {
            if options.isOnce { throw error }
            return stop(world.terminal.text(of: error))
        }
        trouble = nil
        guard files != lastFiles else {
            lookForStrayEdits()
            return false
        }
        isGiven =
            subject.start.plain == files.plain
            || world.state.progress().hasWritten(files, in: subject.home, evenOwn: true)
        takePlace(of: files)
        start(on: files)
        return true
    }

    /// Takes the light away, which is no longer that of the files.
    ///
    /// - Returns: whether this is news.
    private func stop(_ trouble: String) -> Bool {
        guard trouble != self.trouble else { return false }
        self.trouble = trouble
        job?.abandon()
        job = nil
        lastFiles = nil
        screen.report = nil
        screen.advice = nil
        screen.panel = trouble
        if !world.terminal.isInteractive { world.terminal.print(screen.plainLines().text) }
        return true
    }

    /// - Parameter isFresh: whether the tests really run, though the files may not be new.
    func start(on files: Tree, isFresh: Bool = false) {
        job?.abandon()
        inquiry?.abandon()
        inquiry = nil
        screen.panel = nil
        let (subject, project) = (subject, world.project)
        var engine = world.engine
        engine.isFresh = isFresh
        job = Job(waking: wakeUp) { [engine] _ in
            try engine.value(of: subject.plan(on: files, in: project))
        }
        previousFiles = previousFiles ?? lastFiles
        lastFiles = files
        if world.terminal.isInteractive { draw() }
    }

    /// Where the system tells that files have changed, if it does.
    var told: [Int32] { events.map { [$0.descriptor] } ?? [] }

    func hasEvent(within milliseconds: Int32) -> Bool {
        !waitForReading(told, milliseconds: milliseconds).isEmpty
    }

    func beginPolling() {
        isPolling = true
        screen.note = "No file events arrive here, so the files are looked at four times a second."
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }
}
