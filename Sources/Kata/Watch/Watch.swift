import Foundation

/// `kata watch`: compiles and runs on each save, and shows a light.
final class Watch {
    struct Options: Equatable {
        /// Looks at the files again and again, as where no events arrive.
        var polls = false
        /// Turns the coach off.
        var isQuiet = false
        /// Ends after the first run, for an editor that asks for one.
        var isOnce = false
        var asJSON = false
        /// Where a board is, to which the light is sent; and the name it shows.
        var room: String?
        var name: String?
    }

    let world: World
    let options: Options
    private let style: Style
    let events = FileEvents()
    let wakeUp = WakeUp()
    var subject: WatchSubject
    /// What was watched before, the last one last.
    var earlier: [WatchSubject] = []
    var screen: WatchScreen
    /// The files of the last run, whether it has ended or not.
    var lastFiles: Tree?
    /// Whether those are as they were at first, or as the companion has written them.
    var isGiven = false
    /// The files of the last run that came to its end.
    var previousFiles: Tree?
    var job: Job<Report>? { didSet { screen.isRunning = job != nil } }
    var inquiry: Job<String>?
    /// What is written into the history only when something is saved: a look is not work.
    private var unwritten: [Entry] = []
    private var trouble: String?
    var isPolling: Bool
    private var lastDrawn = ""
    let visit: RoomVisit?
    let beganAt: Double
    var placing: Job<Following>? { didSet { screen.isLooking = placing != nil } }
    /// The modules of the course that are not to be changed; nil for an exercise.
    var own: OwnModules?
    var isDone = false

    init(_ name: String?, in world: World, options: Options = Options()) throws {
        var world = world
        if options.isOnce { world.terminal.isInteractive = false }
        // The light is drawn where a line of progress would stand.
        world.engine.progress = { _ in }
        self.world = world
        self.options = options
        style = Style(world.terminal)
        isPolling = options.polls
        beganAt = world.now().timeIntervalSince1970
        let known = try Self.subject(name, in: world, mayBeNone: options.room != nil)
        visit = try Self.visit(options, in: world, waking: wakeUp)
        subject = try known ?? Self.beginning(in: world)
        screen = WatchScreen(title: subject.title)
        if options.polls {
            screen.note = "Looking at the files four times a second, as you asked."
        } else if events == nil {
            beginPolling()
        }
        begin()
        workOnIt()
    }

    private static func subject(_ name: String?, in world: World, mayBeNone: Bool) throws
        -> WatchSubject?
    {
        let project = world.project
        if let number = name.flatMap({ Int($0) }) {
            _ = try world.followed(number)
            world.workOnChapter()
        } else if let name = name ?? world.state.progress().exercise {
            return .exercise(try project.exercise(called: name))
        }
        guard let chapter = try world.followedChapter(), world.workspace.practice.exists else {
            if mayBeNone { return nil }
            throw KataError.notFollowing
        }
        return .chapter(try project.replay(chapter: chapter.number))
    }

    /// Watches until the learner quits.
    ///
    /// - Returns: the exit code: after a single run 0 for green and 1 for all else.
    func run() throws -> Int32 {
        if world.terminal.isInteractive { Keyboard.takeKeys() }
        defer {
            visit?.end()
            for job in [inquiry?.abandon, placing?.abandon] { job?() }
            job?.abandonAndWait()
            inquiry?.abandonAndWait()
            placing?.abandonAndWait()
            Keyboard.giveBack()
        }
        Signals.farewell.withLock { [visit] in $0 = { visit?.end() } }
        Signals.onTerminalChange { [wakeUp] in wakeUp.wake() }
        try look()
        while !isDone {
            let keyboard = Keyboard.isThere && world.terminal.isInteractive ? [Int32(0)] : []
            let wait: Int32 = isPolling ? 250 : 2000
            let ready = waitForReading(
                [wakeUp.descriptor] + told + keyboard, milliseconds: wait)
            try goOn(hearing: ready)
        }
        return options.isOnce && screen.report?.isGreen != true ? 1 : 0
    }

    /// Does what there is to do after a wait.
    ///
    /// - Parameter ready: what can be read now; nothing where the time was over.
    func goOn(hearing ready: Set<Int32>) throws {
        if ready.contains(0) { press(Keyboard.keys()) }
        if ready.contains(wakeUp.descriptor) { wakeUp.drain() }
        if !ready.isDisjoint(with: told) {
            settle()
            // What keeps the files from being read is said again with each save.
            trouble = nil
            if isPolling, !options.polls { (isPolling, screen.note) = (false, nil) }
        }
        finish()
        hearPlace()
        // What is saved behind the wait has its event, too.
        let isHeard = hasEvent(within: 0)
        let changed = try look()
        if changed, ready.isEmpty, !isHeard, !isPolling, !hasEvent(within: 10 * Self.pause) {
            beginPolling()
        }
        tellRoom()
        if world.terminal.isInteractive { draw() }
    }

    // MARK: - Files

    /// How long a burst of saves may last before it is one run.
    private static let pause: Int32 = 30

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
        (unwritten, screen.unwritten) = ([], nil)
        screen.place = nil
        own =
            if case .chapter(let replayed) = subject {
                try? OwnModules(of: replayed, in: world.project)
            } else { nil }
        lookForStrayEdits()
    }

    /// Remembers that this is what the learner works on: it was asked for by its name, or saved.
    private func workOnIt() {
        guard case .exercise(let exercise) = subject,
            world.state.progress().exercise != exercise.name
        else { return }
        // Not worth refusing to watch for: the history will say that nothing can be written.
        try? world.state.remember { $0.exercise = exercise.name }
    }

    private func settle() {
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
            at: home, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let folders = (inner?.compactMap { $0 as? URL } ?? []).filter(Disk.isFolder)
        events?.watch([home] + folders + (own?.folders(in: world.project) ?? []))
        let files: Tree
        do {
            files = try world.workspace.files(in: subject.home)
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
        screen.asker = screen.asker.map { _ in .chapter }
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
    private var told: [Int32] { events.map { [$0.descriptor] } ?? [] }

    private func hasEvent(within milliseconds: Int32) -> Bool {
        !waitForReading(told, milliseconds: milliseconds).isEmpty
    }

    private func beginPolling() {
        isPolling = true
        screen.note = "No file events arrive here, so the files are looked at four times a second."
    }

    // MARK: - Runs

    private func finish() {
        answer()
        guard let result = job?.result, let files = lastFiles else { return }
        job = nil
        screen.now = world.now().timeIntervalSince1970
        switch result {
        case .success(let report):
            show(report, on: files)
            findPlace()
            if options.asJSON { return end(with: report) }
        case .failure(LabError.cancelled): return
        case .failure(let error):
            // What the last run came to says nothing of these files.
            (screen.report, screen.advice) = (nil, nil)
            screen.panel = world.terminal.text(of: error)
        }
        if !world.terminal.isInteractive {
            world.terminal.print(screen.plainLines().text)
        }
        if options.isOnce { isDone = true }
    }

    private func end(with report: Report) {
        let text = try? JSONText(ReportJSON(report)).text
        world.terminal.print(text ?? "")
        isDone = true
    }

    private func show(_ report: Report, on files: Tree) {
        let changes = isGiven ? [] : previousFiles.map { $0.changes(to: files) } ?? []
        // Where a key has asked for the run, nothing is new.
        let isSaved = !changes.isEmpty
        let before = previousFiles
        previousFiles = files
        var entry = Entry(
            report, after: screen.history.entries.last, at: screen.now,
            changedTests: changes.contains(where: \.isTests),
            changedCode: changes.contains { !$0.isTests }, prediction: screen.prediction)
        if isGiven { entry.isGiven = true }
        screen.report = report
        screen.unrun = subject.unrunNotes(on: files)
        // A save is news. The first look after a start is, if it comes to something else than the last.
        guard isSaved || screen.history.entries.last.map(entry.isLike) != true else { return }
        screen.prediction = nil
        screen.history.entries.append(entry)
        takeAdvice(isSaved)
        // Where code has changed, suites run that were there before.
        if screen.advice == .severalNewTests, let before, files.tests.count - before.tests.count < 2
        {
            screen.advice = nil
        }
        // Where it is as it was, they do not run any more, and are still there.
        if screen.advice == .testVanished, let last = screen.history.lastRunBefore,
            entry.goneTests(since: last).isSubset(of: files.awakeTests.map(\.name))
        {
            screen.advice = nil
        }
        entry.advice = screen.advice
        screen.history.entries[screen.history.entries.count - 1] = entry
        unwritten.append(entry)
        if isSaved { workOnIt() }
        if !isGiven { write() }
    }

    private func write() {
        do {
            while let entry = unwritten.first {
                try world.state.history(of: subject.name).append(entry)
                unwritten.removeFirst()
            }
            screen.unwritten = nil
        } catch {
            screen.unwritten = "The history could not be written: \(error.inShort)"
        }
    }

    // MARK: - Screen

    private func draw() {
        screen.now = world.now().timeIntervalSince1970
        let size = Keyboard.size
        let lines = screen.lines(columns: size.columns, rows: size.rows, style: style)
        let text = lines.map { $0 + "\u{1b}[K" }.joined(separator: "\r\n")
        guard text != lastDrawn else { return }
        lastDrawn = text
        world.terminal.print("\u{1b}[H" + text + "\u{1b}[J\r\n")
    }
}
