import Testing

@testable import Course

/// What is to be done next, from the first square to the last.
struct SquaresTests {
    // MARK: Your tests on your code

    @Test func `without tests that run, one is to be enabled`() {
        let squares = Squares(kind: .driveIt, yourTestsOnYourCode: Report(verdict: .empty))

        let next = squares.next

        #expect(next == .enableATest)
    }

    @Test func `what does not compile is to be made to, beginning with the first error`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: report(.doesNotCompile, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .makeItCompile(first))
    }

    @Test func `red tests are to be made to pass, beginning with the first failure`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: report(.red, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .makeItPass(first))
    }

    @Test(arguments: Case.cutShort)
    func `a run cut short is to be looked into`(_ row: Case) {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: report(row.verdict, failures: [first])
        )

        let next = squares.next

        #expect(next == .stopTheCrash(row.verdict))
    }

    @Test(arguments: Exercise.Kind.allCases)
    func `your tests on your code come before the rules of the kind`(_ kind: Exercise.Kind) {
        let squares = Squares(
            kind: kind,
            yourTestsOnYourCode: report(.red, failures: [first]),
            yourTestsOnStarter: green,
            testsChanged: true,
            codeChanged: true
        )

        let next = squares.next

        #expect(next == .makeItPass(first))
    }

    // MARK: The rules of the kind

    @Test func `a bug is to be seen red, when your tests are green on the starter`() {
        let squares = Squares(
            kind: .fixTheBug,
            yourTestsOnYourCode: green,
            yourTestsOnStarter: green
        )

        let next = squares.next

        #expect(next == .seeItRedOnTheBug)
    }

    @Test(arguments: [
        Case("red", .red), Case("crashed", .crashed(how: "signal 4", during: "sells a book")),
    ])
    func `a bug has been seen, when your tests fail or crash on the starter`(_ row: Case) {
        let squares = Squares(
            kind: .fixTheBug,
            yourTestsOnYourCode: green,
            yourTestsOnStarter: report(row.verdict, failures: [first])
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test(arguments: [
        Exercise.Kind.writeTheTests, .writeTheCode, .driveIt, .makeTheList, .refactor,
    ])
    func `only a bug has to be seen red on the starter`(_ kind: Exercise.Kind) {
        let squares = Squares(
            kind: kind,
            yourTestsOnYourCode: green,
            yourTestsOnStarter: green,
            testsChanged: kind != .refactor,
            codeChanged: kind != .writeTheTests
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test func `tests that do not compile on the starter use names that are not given`() {
        let squares = Squares(
            kind: .fixTheBug,
            yourTestsOnYourCode: green,
            yourTestsOnStarter: report(.doesNotCompile, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .useOnlyTheGivenNames(first))
    }

    @Test func `a refactoring leaves the tests`() {
        let squares = Squares(
            kind: .refactor,
            yourTestsOnYourCode: green,
            testsChanged: true,
            codeChanged: true
        )

        let next = squares.next

        #expect(next == .leaveTheTests)
    }

    @Test func `a refactoring changes the code`() {
        let squares = Squares(
            kind: .refactor,
            yourTestsOnYourCode: green,
            testsChanged: false,
            codeChanged: false
        )

        let next = squares.next

        #expect(next == .changeTheCode)
    }

    @Test func `a refactoring goes on until the code is as simple as asked`() {
        let squares = Squares(
            kind: .refactor,
            yourTestsOnYourCode: green,
            testsChanged: false,
            simplicity: Simplicity(lines: 24, levels: 4),
            goal: Simplicity(lines: 24, levels: 3)
        )

        let next = squares.next

        #expect(
            next
                == .makeItSimpler(
                    now: Simplicity(lines: 24, levels: 4), goal: Simplicity(lines: 24, levels: 3)))
    }

    @Test func `a refactoring is done when the code is as simple as asked`() {
        let squares = Squares(
            kind: .refactor,
            yourTestsOnYourCode: green,
            testsChanged: false,
            simplicity: Simplicity(lines: 24, levels: 3),
            goal: Simplicity(lines: 24, levels: 3)
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test func `a refactoring leaves the tests, however simple the code is`() {
        let squares = Squares(
            kind: .refactor,
            yourTestsOnYourCode: green,
            testsChanged: true,
            simplicity: Simplicity(lines: 25, levels: 3),
            goal: Simplicity(lines: 24, levels: 3)
        )

        let next = squares.next

        #expect(next == .leaveTheTests)
    }

    // MARK: Better names

    @Test func `a refactoring of tests goes on until no test has its old name`() {
        #expect(renaming(["test1", "test2"]).next == .rename("test1", others: 1))
        #expect(renaming(["test2"]).next == .rename("test2", others: 0))
        #expect(renaming([]).next == .celebrate)
    }

    @Test func `a refactoring of tests leaves the code`() {
        #expect(renaming(["test1"], codeChanged: true).next == .leaveTheCode)
    }

    @Test func `a refactoring of tests loses none`() {
        #expect(renaming([], tests: 2, before: 3).next == .bringBackTests(now: 2, before: 3))
        #expect(
            renaming(["test1"], tests: 2, before: 3).next == .bringBackTests(now: 2, before: 3))
    }

    @Test func `a refactoring of tests may add some`() {
        #expect(renaming([], tests: 4, before: 3).next == .celebrate)
    }

    @Test func `renamed tests have to notice the faulty versions`() {
        var squares = renaming([])
        squares.yourTestsOnMutants = [row("One cent is lost", .green)]

        #expect(squares.next == .catchTheMutant("One cent is lost", others: 0))
    }

    private func renaming(
        _ left: [String], tests: Int = 3, before: Int = 3, codeChanged: Bool = false
    ) -> Squares {
        Squares(
            kind: .refactor, yourTestsOnYourCode: green, codeChanged: codeChanged,
            naming: Naming(left: left, of: 2, tests: tests, before: before))
    }

    @Test func `writing the tests leaves the code`() {
        let squares = Squares(
            kind: .writeTheTests,
            yourTestsOnYourCode: green,
            testsChanged: true,
            codeChanged: true
        )

        let next = squares.next

        #expect(next == .leaveTheCode)
    }

    @Test(arguments: [Exercise.Kind.writeTheCode, .driveIt, .makeTheList, .fixTheBug])
    func `other kinds may change tests and code`(_ kind: Exercise.Kind) {
        let squares = Squares(
            kind: kind,
            yourTestsOnYourCode: green,
            testsChanged: true,
            codeChanged: true
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test(arguments: [Exercise.Kind.writeTheCode, .driveIt, .makeTheList, .fixTheBug])
    func `other kinds may leave tests and code`(_ kind: Exercise.Kind) {
        let squares = Squares(
            kind: kind,
            yourTestsOnYourCode: green,
            testsChanged: false,
            codeChanged: false
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test func `the rules of the kind come before our solution`() {
        let squares = Squares(
            kind: .writeTheTests,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: report(.red, failures: [first]),
            codeChanged: true
        )

        let next = squares.next

        #expect(next == .leaveTheCode)
    }

    // MARK: Your tests on our code

    @Test func `tests that do not compile with our solution use names that are not given`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: report(.doesNotCompile, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .useOnlyTheGivenNames(first))
    }

    @Test(arguments: [Case("red", .red), Case("empty", .empty)] + Case.cutShort)
    func `tests that our solution fails ask for too much`(_ row: Case) {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: report(row.verdict, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .askForLess(first))
    }

    @Test func `your tests on our code come before our tests on yours`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: report(.red, failures: [first]),
            ourTestsOnYourCode: report(.red, failures: [second])
        )

        let next = squares.next

        #expect(next == .askForLess(first))
    }

    // MARK: Our tests on your code

    @Test func `code that does not compile with our tests lacks names that are given`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: green,
            ourTestsOnYourCode: report(.doesNotCompile, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .useOnlyTheGivenNames(first))
    }

    @Test(arguments: [Case("red", .red), Case("empty", .empty)] + Case.cutShort)
    func `code that fails our tests leaves something to think of`(_ row: Case) {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: green,
            ourTestsOnYourCode: report(row.verdict, failures: [first, second])
        )

        let next = squares.next

        #expect(next == .thinkOf(first))
    }

    @Test func `where our tests crash on the code, the one that was running is named`() {
        let verdict = Verdict.crashed(how: "signal 4", during: "an empty box has no lid")
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: green,
            ourTestsOnYourCode: Report(verdict: verdict)
        )

        let next = squares.next

        let failure = Failure(test: "an empty box has no lid", message: verdict.summary)
        #expect(next == .thinkOf(failure))
    }

    @Test func `our tests on your code come before the mutants`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            ourTestsOnYourCode: report(.red, failures: [second]),
            yourTestsOnMutants: [row("One cent is lost", .green)]
        )

        let next = squares.next

        #expect(next == .thinkOf(second))
    }

    // MARK: Your tests on the mutants

    @Test(arguments: [
        Case("red", .red), Case("crashed", .crashed(how: "signal 4", during: "sells a book")),
    ])
    func `a mutant is caught by tests that fail or crash`(_ row: Case) {
        let mutant = self.row("One cent is lost", row.verdict)

        let isCaught = mutant.isCaught

        #expect(isCaught)
    }

    @Test(arguments: [
        Case("green", .green), Case("empty", .empty), Case("does not compile", .doesNotCompile),
        Case("timed out", .timedOut(seconds: 7, during: "sells a book")),
        Case("flooded", .flooded(bytes: 900, during: nil)),
        Case("killed", .killed(signal: 9, during: nil)),
        Case("flaky", .flaky(["sells a book"])),
    ])
    func `a mutant is not caught by tests that pass, do not run, or are cut short`(_ row: Case) {
        let mutant = self.row("One cent is lost", row.verdict)

        let isCaught = mutant.isCaught

        #expect(!isCaught)
    }

    @Test func `the first mutant that survives is to be caught`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnMutants: [
                row("All is lost", .red), row("One cent is lost", .green),
                row("Two cents are lost", .red), row("Three cents are lost", .green),
                row("Four cents are lost", .green),
            ]
        )

        let next = squares.next

        #expect(next == .catchTheMutant("One cent is lost", others: 2))
    }

    @Test func `mutants that are not caught survive, in their order`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnMutants: [
                row("Two cents are lost", .green), row("All is lost", .red),
                row("One cent is lost", .green),
            ]
        )

        let survivors = squares.survivors

        #expect(survivors == ["Two cents are lost", "One cent is lost"])
    }

    @Test(arguments: [
        Verdict.timedOut(seconds: 10, during: nil), .flooded(bytes: 9, during: nil),
        .killed(signal: 9, during: nil), .flaky(["sells a book"]),
    ])
    func `a mutant on which the tests come to no result is neither noticed nor a survivor`(
        _ verdict: Verdict
    ) {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: green,
            ourTestsOnYourCode: green,
            yourTestsOnMutants: [row("All is lost", .red), row("It never ends", verdict)]
        )

        #expect(squares.survivors.isEmpty)
        #expect(squares.yourTestsOnMutants.map(\.isCaught) == [true, false])
        #expect(squares.next == .comeToAResult(on: "It never ends", verdict))
    }

    @Test func `a mutant that alone survives has no others`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnMutants: [row("All is lost", .red), row("One cent is lost", .green)]
        )

        let next = squares.next

        #expect(next == .catchTheMutant("One cent is lost", others: 0))
    }

    // MARK: Done

    @Test func `when all squares are as they should be, there is nothing left to do`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnOurCode: green,
            ourTestsOnYourCode: green,
            yourTestsOnMutants: [row("All is lost", .red)]
        )

        let next = squares.next

        #expect(next == .celebrate)
    }

    @Test func `an exercise with nothing left to do is done`() {
        let squares = Squares(kind: .driveIt, yourTestsOnYourCode: green)

        let isDone = squares.isDone

        #expect(isDone)
    }

    @Test func `an exercise with a mutant left is not done`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            yourTestsOnMutants: [row("All is lost", .green)]
        )

        let isDone = squares.isDone

        #expect(!isDone)
    }

    // MARK: Material

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var verdict: Verdict

        init(_ name: String, _ verdict: Verdict) {
            self.testDescription = name
            self.verdict = verdict
        }

        static let cutShort = [
            Case("crashed", .crashed(how: "signal 4", during: "sells a book")),
            Case("timed out", .timedOut(seconds: 7, during: "sells a book")),
            Case("flooded", .flooded(bytes: 900, during: nil)),
        ]
    }

    private let first = Failure(test: "sells a book", line: 12, message: "11 == 12")
    private let second = Failure(test: "buys a book", line: 34, message: "33 == 34")

    private let green = Report(
        verdict: .green,
        tests: [TestResult(id: "T/sells()", name: "sells a book", outcome: .passed)]
    )

    private func report(_ verdict: Verdict, failures: [Failure]) -> Report {
        Report(verdict: verdict, failures: failures)
    }

    private func row(_ complaint: String, _ verdict: Verdict) -> Squares.Row {
        Squares.Row(complaint: complaint, report: Report(verdict: verdict))
    }
}
