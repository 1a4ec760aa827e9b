import Testing

@testable import kata

extension SquaresTests {
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
        Case("timed out", .timedOut(during: "sells a book")),
    ])
    func `a bug has been seen, when your tests fail, crash or hang on the starter`(_ row: Case) {
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

    @Test func `mended tests are red on the starter, where the code is mended, too`() {
        var squares = Squares(
            kind: .mendTheTests, yourTestsOnYourCode: green, yourTestsOnStarter: green)

        #expect(squares.next == .seeItRedOnTheBug)
        squares.yourTestsOnStarter = report(.red, failures: [first])
        #expect(squares.next == .celebrate)
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

    @Test(arguments: [Verdict.green, .red, .doesNotCompile, .empty])
    func `code that is held still is put back before anything else`(_ verdict: Verdict) {
        let squares = Squares(
            kind: .holdItStill, yourTestsOnYourCode: report(verdict, failures: [first]),
            codeChanged: true)

        #expect(squares.next == .leaveTheCode)
    }

    @Test(arguments: [Verdict.green, .red, .doesNotCompile, .empty])
    func `given code is put back before anything else`(_ verdict: Verdict) {
        let yours = report(verdict, failures: [first])
        var renaming = Squares(kind: .mendTheTests, yourTestsOnYourCode: yours)
        renaming.mostTests = 3

        #expect(
            Squares(kind: .writeTheTests, yourTestsOnYourCode: yours).next == .leaveTheCode)
        #expect(renaming.next == .leaveTheCode)
    }

    @Test(arguments: [Verdict.green, .red, .doesNotCompile, .empty])
    func `given tests are put back before anything else`(_ verdict: Verdict) {
        let squares = Squares(
            kind: .refactor, yourTestsOnYourCode: report(verdict, failures: [first]))

        #expect(squares.next == .leaveTheTests)
    }

    @Test(arguments: Circumstance.allCases)
    func `tests that hold code still are green in all circumstances`(_ circumstance: Circumstance) {
        var squares = Squares(
            kind: .holdItStill, yourTestsOnYourCode: green, codeChanged: false)
        for other in Circumstance.allCases { squares.yourTestsUnder[other] = green }
        #expect(squares.next == .celebrate)

        squares.yourTestsUnder[circumstance] = report(.red, failures: [second])

        #expect(squares.next == .dependOnLess(circumstance, second))
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

    @Test func `a refactoring goes on until each goal is reached`() {
        let marks = [Self.mark(at: 3), Self.mark(at: 2), Self.mark(at: 1)]
        let squares = Squares(
            kind: .refactor, yourTestsOnYourCode: green, testsChanged: false,
            marks: marks.compactMap(\.self))

        #expect(marks.map { $0?.isReached } == [true, false, false])
        #expect(squares.next == marks[1].map { .reach($0) })
    }

    @Test func `a refactoring is done when its goals are reached`() {
        let squares = Squares(
            kind: .refactor, yourTestsOnYourCode: green, testsChanged: false,
            marks: [Self.mark(at: 3)].compactMap(\.self))

        #expect(squares.next == .celebrate)
    }

    @Test func `a refactoring leaves the tests, however good the code is`() {
        let squares = Squares(
            kind: .refactor, yourTestsOnYourCode: green, testsChanged: true,
            marks: [Self.mark(at: 2)].compactMap(\.self))

        #expect(squares.next == .leaveTheTests)
    }

    /// How far three lines have come to a goal of so many.
    private static func mark(at lines: Int) -> Mark? {
        Goal.simplerCode(Simplicity(lines: lines, levels: 1))
            .mark(Tree(["Sources/A.swift": "struct A {\n    let a = 1\n}\n"]))
    }
}
