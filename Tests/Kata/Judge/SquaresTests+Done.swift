import Testing

@testable import kata

extension SquaresTests {
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
}
