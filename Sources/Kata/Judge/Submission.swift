/// A learner's files of an exercise, and what is run to judge them.
struct Submission: Sendable {
    var exercise: Exercise
    /// The learner's files, by paths such as `Sources/Blogger.swift`.
    var files: Tree
    /// The course, which has the stages that the exercise's modules import.
    var project: Project
    /// The exercise's versions, where they are known.
    var known: Exercise.Versions?

    /// A run of some tests on some code, and the square that its report goes into.
    private struct Part {
        var square: WritableKeyPath<Squares, Report?>
        var tests: Tree
        var code: Tree
        var isOurs = false
        var circumstance: Circumstance?
        /// How often it runs, to come to the same each time.
        var times = 1
    }

    /// Your tests on your code: the other squares are worth filling in only if these are green.
    func ownSquare() throws -> Plan<Squares> {
        let changes = exercise.starter.work(in: files)
        return Plan(runs: [try run(own)]) { [exercise] reports in
            var squares = Squares(
                kind: exercise.kind, yourTestsOnYourCode: reports[0],
                testsChanged: changes.contains(where: \.isTests),
                codeChanged: changes.contains { !$0.isTests })
            squares.marks = exercise.goals.compactMap { $0.mark(yourCode) }
            squares.leavesCode = exercise.isCodeGiven
            squares.ownTests = yourTests.paths.filter { interfaceTests[$0] == nil }
            switch exercise.goals.first {
            case .betterNames(let names) where reports[0].isGreen:
                squares.naming = Naming(
                    left: yourTests.testNames(among: names),
                    short: yourTests.shortTestNames(notIn: exercise.starter), all: names.count,
                    tests: reports[0].passed, testsBefore: exercise.starter.enabledTests,
                    changed: yourTests.changedTests(since: exercise.starter).first)
            case .fewerTests(let most) where reports[0].isGreen:
                squares.mostTests = most
            default:
                break
            }
            return squares
        }
    }

    /// While a test of yours is red: the same squares, with our solution if it is red there, too.
    func doubt(in squares: Squares) throws -> Plan<Squares> {
        try filling(squares, [onOurCode(versions())]).map { $0.isDoubtful ? $0 : squares }
    }

    /// Whether our tests are green on your code.
    func isRight() throws -> Plan<Bool> {
        Plan(runs: [try run(onYourCode(versions()))]) { $0[0].isGreen }
    }

    func otherSquares(beside first: Squares) throws -> Plan<Squares> {
        let versions = try versions()
        let rows = Array(exercise.mutants.indices)
        return try filling(
            withRows(first), sides(versions) + faults(rows, versions) + circumstances)
    }

    /// Those of the other squares that say something of each side, though they do not fit together.
    func sideSquares(beside first: Squares) throws -> Plan<Squares> {
        try filling(first, sides(versions()) + circumstances)
    }

    /// What your tests say of the faulty versions, as the other squares are.
    func faultSquares(beside others: Squares) throws -> Plan<Squares> {
        let rows = Array(exercise.mutants.indices)
        return try filling(withRows(others), faults(rows, versions()))
    }

    /// The same squares, in which a failure says what it says only if it says so again.
    func confirmedSquares(_ squares: Squares) throws -> Plan<Squares> {
        let versions = try versions()
        let red = [own, onOurCode(versions), onYourCode(versions)].filter {
            squares[keyPath: $0.square]?.verdict == .red
        }
        let runs = try red.map { part in
            var run = try run(part)
            run.conditions.turn = 1
            return run
        }
        return Plan(runs: runs) { reports in
            var squares = squares
            for (part, report) in zip(red, reports)
            where squares[keyPath: part.square]?.failures.first != report.failures.first {
                squares[keyPath: part.square]?.failures = []
            }
            return squares
        }
    }

    /// The same squares, in which what decides has come to the same several times: before somebody
    /// hears *Done*, what is red once and green once is flaky.
    ///
    /// A test that is red once in ten runs is found nine times of ten by 22 of them, and every other
    /// time by six. Your tests on your code always run again; the other squares where something in
    /// them may vary; and, six times, those faulty versions that a single test noticed.
    /// `Engine.sparing` leaves it at six where a run costs much.
    func steadySquares(_ squares: Squares) throws -> Plan<Squares> {
        guard squares.isDone else { return Plan(runs: []) { _ in squares } }
        let versions = try versions()
        let rows = squares.yourTestsOnMutants.indices.filter {
            squares.yourTestsOnMutants[$0].report.failedTests.count < 2
                && interfaceTests.merging(versions.mutants[$0].below("Sources/")).mayVary
        }
        let isOwnEnough = rows.isEmpty && !files.mayVary && !versions.solved.mayVary
        let often = [own] + (isOwnEnough ? [] : sides(versions) + circumstances)
        var parts = often + faults(rows, versions)
        for index in parts.indices {
            parts[index].times = index < often.count ? 22 : Plan<Report>.least
        }
        return try filling(squares, parts)
    }

    // MARK: - What is run

    private func versions() throws -> Exercise.Versions { try known ?? exercise.versions() }

    private var own: Part { Part(square: \.own, tests: yourTests, code: yourCode) }

    private func onOurCode(_ versions: Exercise.Versions) -> Part {
        Part(
            square: \.yourTestsOnOurCode, tests: interfaceTests,
            code: versions.solved.below("Sources/"))
    }

    private func onYourCode(_ versions: Exercise.Versions) -> Part {
        Part(
            square: \.ourTestsOnYourCode, tests: exercise.interfaceTests(of: versions.solved),
            code: yourCode, isOurs: true)
    }

    /// Your tests on our code, our tests on yours, and your tests on the bug.
    private func sides(_ versions: Exercise.Versions) -> [Part] {
        let onStarter = Part(
            square: \.yourTestsOnStarter, tests: yourTests,
            code: exercise.starter.below("Sources/"))
        return [onOurCode(versions), onYourCode(versions)] + (exercise.hasBug ? [onStarter] : [])
    }

    private func faults(_ rows: [Int], _ versions: Exercise.Versions) -> [Part] {
        rows.map { row in
            Part(
                square: \.[mutant: row], tests: interfaceTests,
                code: versions.mutants[row].below("Sources/"))
        }
    }

    /// Your tests in the opposite order, elsewhere, and on another day.
    private var circumstances: [Part] {
        let all = exercise.kind == .holdItStill ? Circumstance.allCases : []
        return all.map {
            Part(
                square: \.yourTestsUnder[$0], tests: yourTests, code: yourCode, circumstance: $0)
        }
    }

    /// These squares with the reports on some more.
    private func filling(_ squares: Squares, _ parts: [Part]) throws -> Plan<Squares> {
        let plans = try parts.map { part in
            // Where nothing fits our code, there is nothing to be compiled.
            if part.tests.files.isEmpty { return Plan(runs: []) { _ in Report(verdict: .empty) } }
            return Plan(runs: [try run(part)]) { $0[0] }.steady(part.times)
        }
        return Plan.all(plans).map { reports in
            var squares = squares
            for (part, report) in zip(parts, reports) { squares[keyPath: part.square] = report }
            return squares
        }
    }

    private func run(_ part: Part) throws -> Run {
        let run = Run(
            tests: exercise.testModule,
            modules: try project.modules(of: exercise, with: part.tests.merging(part.code)),
            isOurs: part.isOurs)
        return part.circumstance.map(run.under) ?? run
    }

    private func withRows(_ squares: Squares) -> Squares {
        var squares = squares
        squares.yourTestsOnMutants = exercise.mutants.map {
            Squares.Row(complaint: $0.complaint, report: Report(verdict: .empty))
        }
        return squares
    }

    private var yourTests: Tree { files.below("Tests/") }
    private var yourCode: Tree { files.below("Sources/") }
    private var interfaceTests: Tree { exercise.interfaceTests(of: files) }
}

extension Squares {
    /// Squares as they are filled, though each of these is always there.
    fileprivate var own: Report? {
        get { yourTestsOnYourCode }
        set { newValue.map { yourTestsOnYourCode = $0 } }
    }

    fileprivate subscript(mutant row: Int) -> Report? {
        get { yourTestsOnMutants[row].report }
        set { newValue.map { yourTestsOnMutants[row].report = $0 } }
    }
}

extension Run {
    /// The same in other circumstances, in which it has to come to the same.
    func under(_ circumstance: Circumstance) -> Run {
        var run = self
        run.conditions = circumstance.conditions
        guard circumstance == .order else { return run }
        for index in modules.indices where modules[index].isTests {
            run.modules[index].files = Tree(modules[index].files).withTestsReversed.files
        }
        return run
    }
}

extension Tree {
    /// The paths of what somebody has done to these files, which were given: to them, and in Swift.
    func work(in files: Tree) -> [String] {
        // Line ends and the like are the editor's, and so may be what lies beside.
        plain.changes(to: files.plain).filter(isWork)
    }

    /// Whether what is at this path beside these files, which were given, is somebody's work.
    func isWork(_ path: String) -> Bool { path.isSwift || self[path] != nil }

    /// Whether something in these files may differ from run to run: an order that hashes decide,
    /// chance, the clock, or what goes on beside. To be wrong here costs time, or a second look.
    var mayVary: Bool { files.values.contains(where: \.mayVary) }
}

extension String {
    /// Also by keys, in a type or a value such as `[String: Int]`, `["a": 1]` or `[:]`.
    fileprivate var mayVary: Bool {
        Self.variable.contains { contains($0) } || contains(/\[[^\[,\](?]*:/)
    }

    private static let variable = [
        "Dictionary", "Set<", "Set(", "hash", "Hasher", "random", "shuffle", "UUID", "Date(",
        ".now",
        "Clock", "clock", "time(", "Task", "async", "await", "Thread", "pthread", "Dispatch",
        "FileManager", "Unsafe", "ObjectIdentifier",
    ]
}
