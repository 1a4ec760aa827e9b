/// The four squares of an exercise: two sets of tests on three kinds of code.
struct Squares: Equatable, Sendable, Codable {
    /// A faulty version, and what the learner's tests say of it.
    struct Row: Equatable, Sendable, Codable {
        /// What is wrong with it, as the learner is told.
        var complaint: String
        var report: Report

        var isCaught: Bool { report.verdict.isNoticed }

        /// Whether the tests came to a result.
        var isDecided: Bool { isCaught || report.verdict.isLasting }
    }

    var kind: Exercise.Kind
    var yourTestsOnYourCode: Report
    /// Nil where it was not reached.
    var yourTestsOnOurCode: Report?
    var ourTestsOnYourCode: Report?
    var yourTestsOnMutants: [Row] = []
    /// Your tests on the starter: where a bug is to be fixed, they must be red on it.
    var yourTestsOnStarter: Report?
    /// Your tests on your code, where they are not to depend on order, place or day.
    var yourTestsUnder: [Circumstance: Report] = [:]
    /// Whether tests, or code, differ from the starter's.
    var testsChanged: Bool = true
    var codeChanged: Bool = true
    /// Whether the code was right as it was given, so that it stays.
    var leavesCode = false
    /// How far your code has come to each goal of a refactoring.
    var marks: [Mark] = []
    /// How far the tests have come, where they are to have better names.
    var naming: Naming?
    /// The files of tests that a kata's starter has not: they test a design of one's own.
    var ownTests: [String] = []
    /// How many tests there are to be at most, where some are to go.
    var mostTests: Int?

    /// What is wrong with the faulty versions that are not noticed.
    var survivors: [String] {
        yourTestsOnMutants.filter { !$0.isCaught && $0.isDecided }.map(\.complaint)
    }

    /// The faulty versions on which the tests came to no result.
    var undecided: [Row] { yourTestsOnMutants.filter { !$0.isDecided } }

    var isDone: Bool { next == .celebrate }

    /// Whether the test of yours that fails first does so on our solution, too.
    var isDoubtful: Bool {
        guard yourTestsOnYourCode.verdict == .red, let ours = yourTestsOnOurCode,
            ours.verdict == .red, let first = yourTestsOnYourCode.firstFailure
        else { return false }
        return first.testID.map(ours.failingIDs.contains) ?? first.test.map(ours.isFailing) ?? false
    }

    /// What is seen here of the tests in somebody's files; where there are to be fewer, any may go.
    func seen(in files: Tree, _ mutants: [Tree]) -> TestsSeen {
        TestsSeen(
            tests: files.tests, own: yourTestsOnYourCode, onOurs: yourTestsOnOurCode,
            faults: zip(yourTestsOnMutants, mutants).map {
                .init(title: $0.complaint, code: $1, report: $0.report, isNoticed: $0.isCaught)
            }, staying: mostTests == nil ? nil : [])
    }
}

extension Squares {
    enum Advice: Equatable, Sendable {
        case enableATest
        case makeItCompile(Failure?)
        case makeItPass(Failure?)
        case stopTheCrash(Verdict)
        case seeItRedOnTheBug
        case leaveTheTests
        case leaveTheCode
        case leaveTheBody(ChangedTest)
        case dependOnLess(Circumstance, Failure?)
        case changeTheCode
        case reach(Mark)
        case bringBackTests(now: Int, before: Int)
        case rename(String, others: Int)
        case sayMore(String)
        case deleteTests(Int, of: Int)
        case useOnlyTheGivenNames(Failure?)
        case testTheInterface(Failure?)
        case askForLess(Failure?)
        case thinkOf(Failure?)
        case catchTheMutant(String, others: Int)
        case comeToAResult(Place, Verdict)
        case celebrate
    }

    enum Place: Equatable, Sendable {
        case yourCode, ourCode, starter
        case ourTests
        case fault(String)
    }

    var next: Advice {
        if let advice = givenSide ?? yourSquare ?? rulesOfTheKind { return advice }
        if let report = yourTestsOnOurCode, !report.isGreen {
            if kind == .kata, [.empty, .doesNotCompile].contains(report.verdict) {
                return .testTheInterface(report.failures.first)
            }
            return advice(on: .ourCode, report, .askForLess(report.firstFault))
        }
        if let report = ourTestsOnYourCode, !report.isGreen {
            return advice(on: .ourTests, report, .thinkOf(report.firstFault))
        }
        if let first = survivors.first {
            return .catchTheMutant(first, others: survivors.count - 1)
        }
        if let row = undecided.first {
            return .comeToAResult(.fault(row.complaint), row.report.verdict)
        }
        return .celebrate
    }

    /// Whether the code is right as it was given, and only the tests are the learner's.
    var isCodeGiven: Bool {
        kind.isCodeGiven || leavesCode || naming != nil || mostTests != nil
    }

    /// What was given comes back first: as long as it is another, nothing else says much.
    private var givenSide: Advice? {
        if isCodeGiven { return codeChanged ? .leaveTheCode : nil }
        return kind == .refactor && testsChanged ? .leaveTheTests : nil
    }

    /// What to do where a run is not as it has to be.
    ///
    /// - Parameter usual: where it came to a result.
    private func advice(on place: Place, _ report: Report, _ usual: Advice) -> Advice {
        switch report.verdict {
        case .doesNotCompile: .useOnlyTheGivenNames(report.failures.first)
        case .flaky, .killed: .comeToAResult(place, report.verdict)
        case .red, .green, .empty, .crashed, .timedOut, .flooded: usual
        }
    }

    private var yourSquare: Advice? {
        let failure = yourTestsOnYourCode.firstFailure
        return switch yourTestsOnYourCode.verdict {
        case .green: nil
        case .empty: .enableATest
        case .doesNotCompile: .makeItCompile(failure)
        case .red: .makeItPass(failure)
        case .flaky: .comeToAResult(.yourCode, yourTestsOnYourCode.verdict)
        case .crashed, .timedOut, .flooded, .killed: .stopTheCrash(yourTestsOnYourCode.verdict)
        }
    }

    private var rulesOfTheKind: Advice? {
        switch kind {
        case .fixTheBug: onTheBug
        case .refactor: notYetRefactored
        case .mendTheTests:
            onTheBug ?? naming.flatMap(notYetRenamed) ?? mostTests.flatMap(notYetFewer)
        case .holdItStill: dependence
        case .writeTheTests, .writeTheCode, .driveIt, .makeTheList, .kata: nil
        }
    }

    private var dependence: Advice? {
        Circumstance.allCases.lazy.compactMap { circumstance in
            yourTestsUnder[circumstance].flatMap {
                $0.isGreen ? nil : .dependOnLess(circumstance, $0.firstFault)
            }
        }.first
    }

    private var onTheBug: Advice? {
        guard let report = yourTestsOnStarter, !report.verdict.isNoticed else { return nil }
        return advice(on: .starter, report, .seeItRedOnTheBug)
    }

    private var notYetRefactored: Advice? {
        if let mark = marks.first(where: { !$0.isReached }) { return .reach(mark) }
        return codeChanged ? nil : .changeTheCode
    }

    private func notYetFewer(_ most: Int) -> Advice? {
        let tests = yourTestsOnYourCode.passed
        return tests > most ? .deleteTests(tests - most, of: tests) : nil
    }

    private func notYetRenamed(_ naming: Naming) -> Advice? {
        if naming.tests < naming.testsBefore {
            return .bringBackTests(now: naming.tests, before: naming.testsBefore)
        }
        if let changed = naming.changed { return .leaveTheBody(changed) }
        return naming.left.first.map { .rename($0, others: naming.left.count - 1) }
            ?? naming.short.first.map { .sayMore($0) }
    }
}
