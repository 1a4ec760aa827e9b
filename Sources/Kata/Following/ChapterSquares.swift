/// The four squares of a chapter at one of its steps, and your tests on what is broken there.
struct ChapterSquares {
    /// A faulty version of the chapter's code, which your tests are to notice.
    struct Fault: Equatable {
        var title: String
        /// Where the course speaks of it.
        var path: String
        var line: Int
        var code: Tree
        /// Whether tests that do not even compile with it have noticed: it lacks what they ask for.
        var isMissing = false
        var isNoticed = false
        var report = Report(verdict: .empty)

        func tried(_ report: Report) -> Fault {
            var fault = self
            fault.report = report
            let isLacking = isMissing && report.verdict == .doesNotCompile
            fault.isNoticed = report.verdict.isNoticed || isLacking
            return fault
        }
    }

    var yoursOnYours: Report
    var yoursOnOurs: Report
    var oursOnYours: Report
    var oursOnOurs: Report
    /// At a red step your tests on the chapter's code once it is green, or on the next where that is
    /// a fake; nil where the chapter's tests are not.
    var yoursOnGreen: Report?
    /// Whether the chapter fakes this step and the learner does, too, with a value of their own.
    var isOwnFake = false
    /// The step whose damage, or hole, turns the same tests red as are red on the learner's files.
    var damage: Int?
    /// What is broken in the chapter up to here, and the stage's faulty versions that this step's
    /// tests notice.
    var faults: [Fault] = []

    enum Next: Equatable {
        case startTyping, goOn
        case beGreen(Failure?)
        case beRed
        case waitForTheTest
        case doMore(Failure?)
        case askForLess(Failure?)
        case askForTheStep(Failure?)
        case useItsNames(Failure?)
        case notice(Fault)
    }

    var isDone: Bool { next == .goOn }

    /// What is seen here of the tests in somebody's files; those that the chapter does not run at
    /// this step may go.
    func seen(in files: Tree, _ chapter: ReplayedChapter, after step: Int) -> TestsSeen {
        let ours = chapter.tree(after: step).awakeTests.filter { !$0.isEmpty }
        return TestsSeen(
            step: "\(chapter.chapter.number).\(step)", tests: files.tests, own: yoursOnYours,
            onOurs: oursOnOurs.isGreen ? yoursOnOurs : nil,
            faults: faults.map {
                .init(title: $0.title, code: $0.code, report: $0.report, isNoticed: $0.isNoticed)
            }, staying: Set(ours.map(\.name)))
    }

    var next: Next {
        if oursOnOurs.verdict == .empty { return .startTyping }
        // Where the chapter's tests compile, what the compiler says is no red of theirs.
        let isBroken =
            yoursOnYours.verdict == .doesNotCompile
            && (oursOnOurs.verdict != .doesNotCompile
                || yoursOnYours.failures.first?.file?.isTests == false)
        if asksForTooMuch { return .askForLess(yoursOnOurs.failures.first) }
        if oursOnOurs.isGreen && !yoursOnYours.isGreen || isBroken {
            return .beGreen(yoursOnYours.failures.first)
        }
        let isAhead = !oursOnOurs.isGreen && oursOnYours.isGreen
        let isHere = isAhead && yoursOnOurs.verdict == oursOnOurs.verdict
        if !oursOnOurs.isGreen, yoursOnYours.isGreen && !isHere || yoursOnYours.verdict == .empty {
            return .beRed
        }
        if isAhead { return .waitForTheTest }
        if oursOnYours.verdict == .doesNotCompile, oursOnOurs.verdict != .doesNotCompile {
            return .useItsNames(oursOnYours.failures.first)
        }
        if let next = disagreement { return next }
        if let yoursOnGreen, ![.green, .empty].contains(yoursOnGreen.verdict) {
            return yoursOnGreen.verdict == .doesNotCompile
                ? .useItsNames(yoursOnGreen.failures.first)
                : .askForTheStep(yoursOnGreen.firstFault)
        }
        return faults.first { !$0.isNoticed }.map(Next.notice) ?? .goOn
    }

    /// Whether the code is right, and the same tests are red on the chapter's, too.
    private var asksForTooMuch: Bool {
        oursOnOurs.isGreen && oursOnYours.isGreen && yoursOnYours.verdict == .red
            && yoursOnOurs.verdict == .red && yoursOnYours.failingIDs == yoursOnOurs.failingIDs
    }

    /// Where one's own values are faked, the tests of each side fail on the other's code.
    private var disagreement: Next? {
        let isAlike =
            isOwnFake
            || oursOnYours.verdict == oursOnOurs.verdict
                && oursOnYours.failingIDs == oursOnOurs.failingIDs
        if !isAlike {
            let others = oursOnYours.failures.filter { failure in
                failure.testID.map { !oursOnOurs.failingIDs.contains($0) } ?? true
            }
            return .doMore(others.first ?? oursOnYours.failures.first)
        }
        if yoursOnOurs.verdict == .doesNotCompile, yoursOnYours.verdict != .doesNotCompile {
            return .useItsNames(yoursOnOurs.failures.first)
        }
        return !isOwnFake && yoursOnOurs.isGreen != yoursOnYours.isGreen
            ? .askForLess(yoursOnOurs.failures.first) : nil
    }

    /// Whether there are as many tests as at a step that is to be red, and all of them are green.
    var isGreenTooSoon: Bool {
        next == .beRed && yoursOnYours.isGreen
            && yoursOnYours.tests.count >= max(oursOnOurs.tests.count, oursOnYours.tests.count)
    }
}

extension ChapterSquares {
    /// What to run for them.
    ///
    /// - Parameter mutants: the faulty versions of the chapter's stages, each with its file.
    static func plan(
        _ files: Tree, _ chapter: ReplayedChapter, after step: Int,
        mutants: [(path: String, mutant: Mutant)] = []
    ) -> Plan<Self> {
        let ours = chapter.tree(after: step)
        let faults =
            chapter.missing(until: step) + chapter.damages(to: ours, until: step)
            + chapter.faults(mutants, in: ours)
        let greens = chapter.greenCodes(afterRed: step)
        let codes = [ours.codeFiles] + faults.map(\.code) + greens
        let trees =
            [files.codeFiles.merging(ours.testFiles)]
            + codes.map { $0.merging(files.testFiles) }
            + greens.prefix(1).map { $0.merging(ours.testFiles) }
        let plans =
            [files, ours].map { chapter.plan($0, until: step, isWhole: true) }
            + trees.map { chapter.plan($0, until: step) }
        return Plan.all(plans).map { reports in
            let onGreen = reports.dropFirst(4 + faults.count)
            let own = onGreen.prefix(greens.count)
            return ChapterSquares(
                yoursOnYours: reports[0], yoursOnOurs: reports[3], oursOnYours: reports[2],
                oursOnOurs: reports[1],
                yoursOnGreen: onGreen.last?.isGreen ?? false
                    ? own.first(where: \.isGreen) ?? own.first : nil,
                faults: zip(faults, reports.dropFirst(4)).map { $0.tried($1) })
        }
    }
}

extension World {
    /// The squares of a chapter at a step.
    ///
    /// - Parameter mutants: the faulty versions of the chapter's stages, each with its file.
    func squares(
        of following: Following, after step: Int, mutants: [(path: String, mutant: Mutant)] = [],
        by engine: Engine
    ) throws -> ChapterSquares {
        let chapter = following.replayed
        var squares = try engine.value(
            of: ChapterSquares.plan(following.typed, chapter, after: step, mutants: mutants))
        // Nobody is asked to notice what the chapter's own tests do not notice at this step.
        let open = squares.faults.filter { !$0.isNoticed }
        let tests = chapter.tree(after: step).testFiles
        let reports = try engine.value(
            of: Plan.all(open.map { chapter.plan($0.code.merging(tests), until: step) }))
        let unseen = zip(open, reports).filter { !$0.tried($1).isNoticed }.map(\.0)
        squares.faults = squares.faults.filter { !unseen.contains($0) }
        switch squares.next {
        case .doMore, .askForLess:
            let place = try Levels(of: chapter).step(
                of: following.files, near: step, last: step, engine)
            // Code that crashes is not there yet: a fake of one's own is red as the chapter's is.
            squares.isOwnFake =
                place == step && squares.yoursOnYours.verdict == squares.oursOnOurs.verdict
        case .beGreen:
            squares.damage = try chapter.damage(
                in: following.files, squares.yoursOnYours, near: step, engine)
        default: break
        }
        return squares
    }
}

extension ReplayedChapter {
    /// Runs the tests in `files` that belong to the modules that the first `step` steps touch.
    ///
    /// - Parameter isWhole: whether code that no test uses is compiled, too, and other tests that have
    ///   been changed.
    func plan(_ files: Tree, until step: Int, isWhole: Bool = false) -> Plan<Report> {
        var chapter = self
        chapter.steps = Array(steps.prefix(step))
        let modules = files.modules
        let tests = modules.withTests(chapter.testTargets)
        let programs = isWhole ? untested(in: files, besides: tests) : []
        // `swift test` compiles them, whatever step they belong to.
        let changed = isWhole ? start.changes(to: files).testTargets : []
        let others = modules.withTests(changed.filter { !tests.contains($0) })
        return Plan(
            runs: (tests + programs).map { Run(tests: $0, modules: modules) }
                + others.map { Run(tests: $0, modules: modules, conditions: .compiling) },
            judge: Report.combining)
    }

    /// The modules of `Practice/`, such as a program, that have changed since the beginning, or use
    /// what has, and that none of `tests` uses.
    func untested(in files: Tree, besides tests: [String]) -> [String] {
        files.modules
            .untested(byChangesOf: start.changes(to: files), besides: tests)
            .map(\.name).filter { manifest.contains("(name: \"\($0)\"") }
    }
}

extension [Module] {
    /// Those of the names whose modules have a file to run.
    func withTests(_ names: some Sequence<String>) -> [String] {
        names.filter { name in contains { $0.name == name && !$0.sources.isEmpty } }
    }
}

extension Tree {
    var testFiles: Tree { only(\.isTests) }
    var codeFiles: Tree {
        only { !$0.isTests && $0 != Practice.manifest }
    }
}
