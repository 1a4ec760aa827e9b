/// A learner's files of an exercise, and what is run to judge them.
struct Submission: Sendable {
    var exercise: Exercise
    /// The learner's files, by paths such as `Sources/Blogger.swift`.
    var files: Tree
    /// The exercise's modules with such files, behind the stages that they import.
    private let modules: @Sendable (Tree) throws -> [Module]
    private let known: Exercise.Versions?

    /// - Parameter versions: those of the exercise, where they are known.
    init(
        _ exercise: Exercise, _ files: Tree, versions: Exercise.Versions? = nil,
        modules: @escaping @Sendable (Tree) throws -> [Module]
    ) {
        self.exercise = exercise
        self.files = files
        self.known = versions
        self.modules = modules
    }

    /// Your tests on your code: the other squares are worth filling in only if these are green.
    func ownSquare() throws -> Plan<Squares> {
        // Line ends and the like are the editor's.
        let changes = exercise.starter.plain.changes(to: files.plain)
        return Plan(runs: [try run(yourTests, on: yourCode)]) { [exercise] reports in
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
                    short: yourTests.shortTestNames(notIn: exercise.starter), of: names.count,
                    tests: reports[0].passed, before: exercise.starter.enabledTests,
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
        let ours = try (known ?? exercise.versions()).solved.below("Sources/")
        return try reports(of: interfaceTests, on: [ours]) { $0.yourTestsOnOurCode = $1[0] }.map {
            var doubtful = squares
            $0(&doubtful)
            return doubtful.isDoubtful ? doubtful : squares
        }
    }

    /// Whether our tests are green on your code.
    func isRight() throws -> Plan<Bool> {
        let ours = try ourTests(known ?? exercise.versions())
        return Plan(runs: [try run(ours, on: yourCode, isOurs: true)]) { $0[0].isGreen }
    }

    func otherSquares(beside first: Squares) throws -> Plan<Squares> {
        try filling(withRows(first), rows: exercise.mutants.indices.map(\.self))
    }

    /// Those of the other squares that say something of each side, though they do not fit together.
    func sideSquares(beside first: Squares) throws -> Plan<Squares> {
        try filling(first, rows: [])
    }

    /// What your tests say of the faulty versions, as the other squares are.
    func faultSquares(beside others: Squares) throws -> Plan<Squares> {
        let mutants = try (known ?? exercise.versions()).mutants
        let squares = withRows(others)
        return try reports(
            of: interfaceTests, on: mutants.map { $0.below("Sources/") }, Self.fillRows
        )
        .map {
            var squares = squares
            $0(&squares)
            return squares
        }
    }

    /// The same squares, in which a failure says what it says only if it says so again.
    func confirmedSquares(_ squares: Squares) throws -> Plan<Squares> {
        let versions = try known ?? exercise.versions()
        let own = try run(yourTests, on: yourCode)
        let ours = try run(interfaceTests, on: versions.solved.below("Sources/"))
        let theirs = try run(ourTests(versions), on: yourCode, isOurs: true)
        let all: [(run: Run, place: WritableKeyPath<Squares, Report?>)] = [
            (own, \.own), (ours, \.yourTestsOnOurCode), (theirs, \.ourTestsOnYourCode),
        ]
        let red = all.filter { squares[keyPath: $0.place]?.verdict == .red }
        let runs = red.map { part in
            var run = part.run
            run.conditions.turn = 1
            return run
        }
        return Plan(runs: runs) { reports in
            var squares = squares
            for (part, report) in zip(red, reports)
            where squares[keyPath: part.place]?.failures.first != report.failures.first {
                squares[keyPath: part.place]?.failures = []
            }
            return squares
        }
    }

    private func withRows(_ squares: Squares) -> Squares {
        var squares = squares
        squares.yourTestsOnMutants = exercise.mutants.map {
            Squares.Row(complaint: $0.complaint, report: Report(verdict: .empty))
        }
        return squares
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
        let versions = try known ?? exercise.versions()
        let rows = squares.yourTestsOnMutants.indices.filter {
            squares.yourTestsOnMutants[$0].report.failedTests.count < 2
                && interfaceTests.merging(versions.mutants[$0].below("Sources/")).mayVary
        }
        let own = try reports(of: yourTests, on: [yourCode]) { $0.yourTestsOnYourCode = $1[0] }
            .steady(22)
        let isOwnEnough = rows.isEmpty && !files.mayVary && !versions.solved.mayVary
        let others = try isOwnEnough ? [] : sides(versions) + [yourTestsUnderCircumstances()]
        let plans = try [own] + others.map { $0.steady(22) } + [faults(rows, versions).steady()]
        return Plan.all(plans).map { $0.reduce(into: squares) { $1(&$0) } }
    }

    private func filling(_ squares: Squares, rows: [Int]) throws -> Plan<Squares> {
        let versions = try known ?? exercise.versions()
        return try Plan.all(
            sides(versions) + [faults(rows, versions), yourTestsUnderCircumstances()]
        ).map { $0.reduce(into: squares) { $1(&$0) } }
    }

    /// Your tests on our code, our tests on yours, and your tests on the bug.
    private func sides(_ versions: Exercise.Versions) throws -> [Plan<Filling>] {
        [
            try reports(of: interfaceTests, on: [versions.solved.below("Sources/")]) {
                $0.yourTestsOnOurCode = $1[0]
            },
            try ourTestsOnYourCode(ourTests(versions)),
            try reports(of: yourTests, on: exercise.hasBug ? [starter] : []) {
                $0.yourTestsOnStarter = $1.first
            },
        ]
    }

    private func faults(_ rows: [Int], _ versions: Exercise.Versions) throws -> Plan<Filling> {
        try reports(of: interfaceTests, on: rows.map { versions.mutants[$0].below("Sources/") }) {
            for (row, report) in zip(rows, $1) { $0.yourTestsOnMutants[row].report = report }
        }
    }

    private static func fillRows(_ squares: inout Squares, _ reports: [Report]) {
        for (row, report) in reports.enumerated() {
            squares.yourTestsOnMutants[row].report = report
        }
    }

    /// Puts reports where they belong.
    typealias Filling = (inout Squares) -> Void

    private func reports(
        of tests: Tree, on codes: [Tree], _ fill: @escaping (inout Squares, [Report]) -> Void
    ) throws -> Plan<Filling> {
        // Where nothing fits our code, there is nothing to be compiled.
        if tests.files.isEmpty {
            return Plan(runs: []) { _ in
                { fill(&$0, codes.map { _ in Report(verdict: .empty) }) }
            }
        }
        return Plan(runs: try codes.map { try run(tests, on: $0) }) { reports in
            { fill(&$0, reports) }
        }
    }

    private func ourTestsOnYourCode(_ ours: Tree) throws -> Plan<Filling> {
        Plan(runs: [try run(ours, on: yourCode, isOurs: true)]) { reports in
            { $0.ourTestsOnYourCode = reports[0] }
        }
    }

    func run(_ tests: Tree, on code: Tree, isOurs: Bool = false) throws -> Run {
        Run(
            tests: exercise.testModule, modules: try modules(tests.merging(code)),
            isOurs: isOurs)
    }

    var yourTests: Tree { files.below("Tests/") }
    var yourCode: Tree { files.below("Sources/") }
    private var interfaceTests: Tree { exercise.interfaceTests(of: files) }

    private func ourTests(_ versions: Exercise.Versions) -> Tree {
        exercise.interfaceTests(of: versions.solved)
    }

    private var starter: Tree { exercise.starter.below("Sources/") }
}

extension Squares {
    /// Your tests on your code, as a square that may be missing.
    fileprivate var own: Report? {
        get { yourTestsOnYourCode }
        set { newValue.map { yourTestsOnYourCode = $0 } }
    }
}
