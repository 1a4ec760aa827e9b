import Testing

@testable import kata

extension SquaresTests {
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

    @Test func `of our tests that fail the first of the file is named`() {
        let squares = Squares(
            kind: .driveIt,
            yourTestsOnYourCode: green,
            ourTestsOnYourCode: report(.red, failures: [second, first])
        )

        #expect(squares.next == .thinkOf(first))
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
}
