import Testing

@testable import kata

/// What is to be done next, from the first square to the last.
struct SquaresTests {
    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var squares: Squares
        var next: Squares.Advice

        init(_ name: String, _ squares: Squares, _ next: Squares.Advice) {
            testDescription = name
            self.squares = squares
            self.next = next
        }
    }

    @Test(arguments: yourTests + ourTests + ourSolution + mutants + bugs + refactorings + names)
    func `next comes`(_ row: Row) {
        #expect(row.squares.next == row.next)
        #expect(row.squares.isDone == (row.next == .celebrate))
    }

    private static let yourTests = [
        Row("to enable a test, where none runs", squares(yours: report(.empty)), .enableATest),
        Row(
            "to make it compile, beginning with the first error",
            squares(yours: report(.doesNotCompile, first, second)), .makeItCompile(first)),
        Row(
            "to make red tests pass, beginning with the first failure",
            squares(yours: report(.red, first, second)), .makeItPass(first)),
        Row(
            "nothing where all squares are as they should be",
            squares(onOurs: green, ours: green, mutants: [row("All is lost", .red)]), .celebrate),
    ]

    private static let ourSolution = [
        Row(
            "to use the given names, where tests do not compile with our solution",
            squares(onOurs: report(.doesNotCompile, first, second)), .useOnlyTheGivenNames(first)),
        Row(
            "your tests on our code, before our tests on yours",
            squares(onOurs: report(.red, first), ours: report(.red, second)), .askForLess(first)),
        Row(
            "to test the interface of a kata, where tests do not compile with our solution",
            squares(.kata, onOurs: report(.doesNotCompile, first)), .testTheInterface(first)),
    ]

    private static let ourTests = [
        Row(
            "to use the given names, where code does not compile with our tests",
            squares(onOurs: green, ours: report(.doesNotCompile, first, second)),
            .useOnlyTheGivenNames(first)),
        Row(
            "of our tests that fail the first of the file",
            squares(ours: report(.red, second, first)), .thinkOf(first)),
        Row(
            "our tests on your code, before the mutants",
            squares(ours: report(.red, second), mutants: [row("One cent is lost", .green)]),
            .thinkOf(second)),
    ]

    private static let mutants = [
        Row(
            "the first mutant that survives",
            squares(mutants: [
                row("All is lost", .red), row("One cent is lost", .green),
                row("Two cents are lost", .red), row("Three cents are lost", .green),
                row("Four cents are lost", .green),
            ]), .catchTheMutant("One cent is lost", others: 2))
    ]

    private static let bugs = [
        Row(
            "to see a bug red, where your tests are green on the starter",
            squares(.fixTheBug, onStarter: green), .seeItRedOnTheBug),
        Row(
            "nothing, where your tests fail on the starter",
            squares(.fixTheBug, onStarter: report(.red, first)), .celebrate),
        Row(
            "nothing, where your tests crash on the starter",
            squares(.fixTheBug, onStarter: report(.crashed(how: "signal 4", during: nil))),
            .celebrate),
        Row(
            "to use the given names, where tests do not compile on the starter",
            squares(.fixTheBug, onStarter: report(.doesNotCompile, first, second)),
            .useOnlyTheGivenNames(first)),
        Row(
            "to see mended tests red on the starter, where the code is mended, too",
            squares(.mendTheTests, onStarter: green), .seeItRedOnTheBug),
        Row(
            "nothing, where mended tests are red on the starter",
            squares(.mendTheTests, onStarter: report(.red, first)), .celebrate),
    ]

    private static let refactorings = [
        Row("to change the code in a refactoring", refactoring(codeChanged: false), .changeTheCode),
        Row(
            "the first goal that is not reached", refactoring(marks: [3, 2, 1]),
            .reach(mark(at: 2))),
        Row("nothing, where each goal is reached", refactoring(marks: [3]), .celebrate),
    ]

    private static let names = [
        Row("the first old name", renaming(["test1", "test2"]), .rename("test1", others: 1)),
        Row("the last old name", renaming(["test2"]), .rename("test2", others: 0)),
        Row("nothing, where no test has its old name", renaming([]), .celebrate),
        Row("a new name that says nothing", renaming([], short: ["x 2", "x 3"]), .sayMore("x 2")),
        Row(
            "an old name, before a new one that says nothing",
            renaming(["test1"], short: ["x 2"]), .rename("test1", others: 0)),
        Row(
            "a test that is lost, before any name", renaming(["test1"], tests: 2),
            .bringBackTests(now: 2, before: 3)),
        Row("nothing, where tests have been added", renaming([], tests: 4), .celebrate),
        Row(
            "a faulty version, where all names are new",
            renaming([], mutants: [row("One cent is lost", .green)]),
            .catchTheMutant("One cent is lost", others: 0)),
    ]

    // MARK: Verdicts

    private static let cutShort: [Verdict] = [
        .crashed(how: "signal 4", during: "sells a book"), .timedOut(during: "sells a book"),
        .flooded(bytes: 900, during: nil),
    ]

    @Test(arguments: cutShort) func `a run cut short is to be looked into`(_ verdict: Verdict) {
        let squares = Self.squares(yours: Self.report(verdict, Self.first))

        #expect(squares.next == .stopTheCrash(verdict))
    }

    @Test(arguments: [.red, .empty] + cutShort)
    func `tests that our solution fails ask for too much, and code that fails ours for a test`(
        _ verdict: Verdict
    ) {
        let report = Self.report(verdict, Self.first, Self.second)

        #expect(Self.squares(onOurs: report).next == .askForLess(Self.first))
        #expect(Self.squares(onOurs: Self.green, ours: report).next == .thinkOf(Self.first))
    }

    @Test func `where our tests crash on the code, the one that was running is named`() {
        let verdict = Verdict.crashed(how: "signal 4", during: "an empty box has no lid")
        let squares = Self.squares(ours: Report(verdict: verdict))

        let failure = Failure(test: "an empty box has no lid", message: verdict.summary)
        #expect(squares.next == .thinkOf(failure))
    }

    @Test(arguments: [Verdict.killed(signal: 9, during: nil), .flaky(["sells a book"])])
    func `a mutant on which the tests come to no result is neither noticed nor a survivor`(
        _ verdict: Verdict
    ) {
        let squares = Self.squares(mutants: [
            Self.row("All is lost", .red), Self.row("It never ends", verdict),
        ])

        #expect(squares.survivors.isEmpty)
        #expect(squares.yourTestsOnMutants.map(\.isCaught) == [true, false])
        #expect(squares.next == .comeToAResult(.fault("It never ends"), verdict))
    }

    // MARK: Kinds

    @Test(arguments: [Exercise.Kind.writeTheCode, .driveIt, .makeTheList, .fixTheBug])
    func `other kinds may change tests and code, or leave them`(_ kind: Exercise.Kind) {
        for isChanged in [true, false] {
            var squares = Squares(
                kind: kind, yourTestsOnYourCode: Self.green, testsChanged: isChanged,
                codeChanged: isChanged)
            #expect(squares.next == .celebrate)

            squares.yourTestsOnYourCode = Self.report(.red, Self.first)
            squares.yourTestsOnStarter = Self.green

            #expect(squares.next == .makeItPass(Self.first), "before the rules of the kind")
        }
    }

    @Test(arguments: [
        Exercise.Kind.writeTheTests, .writeTheCode, .driveIt, .makeTheList, .refactor,
    ])
    func `only a bug has to be seen red on the starter`(_ kind: Exercise.Kind) {
        let squares = Squares(
            kind: kind, yourTestsOnYourCode: Self.green, yourTestsOnStarter: Self.green,
            testsChanged: kind != .refactor, codeChanged: kind != .writeTheTests)

        #expect(squares.next == .celebrate)
    }

    @Test(arguments: [Verdict.green, .red, .doesNotCompile, .empty])
    func `what was given is put back before anything else`(_ verdict: Verdict) {
        let yours = Self.report(verdict, Self.first)
        var fewer = Squares(kind: .mendTheTests, yourTestsOnYourCode: yours)
        fewer.mostTests = 3

        #expect(fewer.next == .leaveTheCode)
        let names = Self.renaming(["test1"], yours: yours, codeChanged: true)
        #expect(names.next == .leaveTheCode)
        for kind in [Exercise.Kind.writeTheTests, .holdItStill] {
            #expect(Squares(kind: kind, yourTestsOnYourCode: yours).next == .leaveTheCode)
        }
        #expect(Squares(kind: .refactor, yourTestsOnYourCode: yours).next == .leaveTheTests)
    }

    @Test(arguments: Circumstance.allCases)
    func `tests that hold code still are green in all circumstances`(_ circumstance: Circumstance) {
        var squares = Squares(
            kind: .holdItStill, yourTestsOnYourCode: Self.green, codeChanged: false)
        for other in Circumstance.allCases { squares.yourTestsUnder[other] = Self.green }
        #expect(squares.next == .celebrate)

        squares.yourTestsUnder[circumstance] = Self.report(.red, Self.second)

        #expect(squares.next == .dependOnLess(circumstance, Self.second))
    }

    // MARK: Material

    private static let first = Failure(test: "sells a book", line: 12, message: "11 == 12")
    private static let second = Failure(test: "buys a book", line: 34, message: "33 == 34")

    private static let green = Report(
        verdict: .green,
        tests: [TestResult(id: "T/sells()", name: "sells a book", outcome: .passed)])

    private static func report(_ verdict: Verdict, _ failures: Failure...) -> Report {
        Report(verdict: verdict, failures: failures)
    }

    /// Squares with tests that are green on your code, and what else is reached.
    private static func squares(
        _ kind: Exercise.Kind = .driveIt, yours: Report = green, onOurs: Report? = nil,
        ours: Report? = nil, mutants: [Squares.Row] = [], onStarter: Report? = nil
    ) -> Squares {
        Squares(
            kind: kind, yourTestsOnYourCode: yours, yourTestsOnOurCode: onOurs,
            ourTestsOnYourCode: ours, yourTestsOnMutants: mutants, yourTestsOnStarter: onStarter)
    }

    private static func row(_ complaint: String, _ verdict: Verdict) -> Squares.Row {
        Squares.Row(complaint: complaint, report: Report(verdict: verdict))
    }

    private static func renaming(
        _ left: [String], short: [String] = [], tests: Int = 3, mutants: [Squares.Row] = [],
        yours: Report = green, codeChanged: Bool = false
    ) -> Squares {
        Squares(
            kind: .mendTheTests, yourTestsOnYourCode: yours, yourTestsOnMutants: mutants,
            codeChanged: codeChanged,
            naming: Naming(left: left, short: short, all: 2, tests: tests, testsBefore: 3))
    }

    /// - Parameter marks: how many lines each goal allows; the code has three.
    private static func refactoring(codeChanged: Bool = true, marks: [Int] = []) -> Squares {
        Squares(
            kind: .refactor, yourTestsOnYourCode: green, testsChanged: false,
            codeChanged: codeChanged, marks: marks.map(mark))
    }

    private static func mark(at lines: Int) -> Mark {
        Goal.simplerCode(Simplicity(lines: lines, levels: 1))
            .mark(Tree(["Sources/A.swift": "struct A {\n    let a = 1\n}\n"]))!
    }
}
