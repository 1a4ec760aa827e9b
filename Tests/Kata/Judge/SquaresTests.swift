import Testing

@testable import kata

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

    @Test(arguments: [Exercise.Kind.writeTheCode, .driveIt, .makeTheList, .fixTheBug])
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
            Case("timed out", .timedOut(during: "sells a book")),
            Case("flooded", .flooded(bytes: 900, during: nil)),
        ]
    }

    let first = Failure(test: "sells a book", line: 12, message: "11 == 12")
    let second = Failure(test: "buys a book", line: 34, message: "33 == 34")

    let green = Report(
        verdict: .green,
        tests: [TestResult(id: "T/sells()", name: "sells a book", outcome: .passed)]
    )

    func report(_ verdict: Verdict, failures: [Failure]) -> Report {
        Report(verdict: verdict, failures: failures)
    }

    func row(_ complaint: String, _ verdict: Verdict) -> Squares.Row {
        Squares.Row(complaint: complaint, report: Report(verdict: verdict))
    }
}
