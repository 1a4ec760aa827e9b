import Testing

@testable import kata

extension SquaresTests {
    @Test func `a mending of tests goes on until no test has its old name`() {
        #expect(renaming(["test1", "test2"]).next == .rename("test1", others: 1))
        #expect(renaming(["test2"]).next == .rename("test2", others: 0))
        #expect(renaming([]).next == .celebrate)
    }

    @Test func `a new name that says nothing is no better one`() {
        #expect(renaming([], short: ["x 2", "x 3"]).next == .sayMore("x 2"))
        #expect(renaming(["test1"], short: ["x 2"]).next == .rename("test1", others: 0))
    }

    @Test func `a mending of tests leaves the code`() {
        #expect(renaming(["test1"], codeChanged: true).next == .leaveTheCode)
    }

    @Test func `a mending of tests loses none`() {
        #expect(renaming([], tests: 2, before: 3).next == .bringBackTests(now: 2, before: 3))
        #expect(
            renaming(["test1"], tests: 2, before: 3).next == .bringBackTests(now: 2, before: 3))
    }

    @Test func `a mending of tests may add some`() {
        #expect(renaming([], tests: 4, before: 3).next == .celebrate)
    }

    @Test func `renamed tests have to notice the faulty versions`() {
        var squares = renaming([])
        squares.yourTestsOnMutants = [row("One cent is lost", .green)]

        #expect(squares.next == .catchTheMutant("One cent is lost", others: 0))
    }

    private func renaming(
        _ left: [String], short: [String] = [], tests: Int = 3, before: Int = 3,
        codeChanged: Bool = false
    ) -> Squares {
        Squares(
            kind: .mendTheTests, yourTestsOnYourCode: green, codeChanged: codeChanged,
            naming: Naming(left: left, short: short, of: 2, tests: tests, before: before))
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
}
