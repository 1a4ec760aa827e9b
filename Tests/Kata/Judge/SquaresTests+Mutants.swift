import Testing

@testable import kata

extension SquaresTests {
    @Test(arguments: [
        Case("red", .red), Case("crashed", .crashed(how: "signal 4", during: "sells a book")),
        Case("timed out", .timedOut(during: "sells a book")),
        Case("flooded", .flooded(bytes: 900, during: nil)),
        Case("out of memory", .killed(signal: 6, during: nil)),
    ])
    func `a mutant is caught by tests that fail, crash or come to no end`(_ row: Case) {
        let mutant = self.row("One cent is lost", row.verdict)

        let isCaught = mutant.isCaught

        #expect(isCaught)
    }

    @Test(arguments: [
        Case("green", .green), Case("empty", .empty), Case("does not compile", .doesNotCompile),
        Case("killed", .killed(signal: 9, during: nil)),
        Case("flaky", .flaky(["sells a book"])),
    ])
    func `a mutant is not caught by tests that pass, do not run, or are killed`(
        _ row: Case
    ) {
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
        Verdict.killed(signal: 9, during: nil), .flaky(["sells a book"]),
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
        #expect(squares.next == .comeToAResult(.fault("It never ends"), verdict))
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
}
