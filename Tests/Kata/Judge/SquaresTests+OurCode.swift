import Testing

@testable import kata

extension SquaresTests {
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
}
