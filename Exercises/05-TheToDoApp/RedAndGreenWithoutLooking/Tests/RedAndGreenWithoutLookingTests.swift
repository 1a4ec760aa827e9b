import Testing

@testable import RedAndGreenWithoutLooking

struct RedAndGreenWithoutLookingTests {
    @Test(.disabled("Enable me"))
    func `both frameworks pass, and so does the run`() {
        let run = Recording.bothPassed

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .passed)
    }

    @Test(.disabled("Enable me"))
    func `a filter that matches nothing runs nothing`() {
        let run = Recording.nothingMatched

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .nothingRun)
    }

    @Test(.disabled("Enable me"))
    func `if every test was skipped, nothing was run`() {
        let run = Recording.allSkipped

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .nothingRun)
    }

    @Test(.disabled("Enable me"))
    func `a test of XCTest is enough`() {
        let run = Recording.xcTestOnly

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .passed)
    }

    @Test(.disabled("Enable me"))
    func `a failure in XCTest alone is a failure`() {
        let run = Recording.xcTestFailed

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `a failure in Swift Testing alone is a failure`() {
        let run = Recording.swiftTestingFailed

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `code that does not compile is a build error`() {
        let run = Recording.codeDoesNotCompile

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .buildError)
    }

    @Test(.disabled("Enable me"))
    func `a package without tests runs nothing`() {
        let run = Recording.noTests

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .nothingRun)
    }

    @Test(.disabled("Enable me"))
    func `a crash is a failure`() {
        let run = Recording.crashed

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `a failure in XCTest is noticed although the status is 0`() {
        let run = Recording.xcTestFailed

        let outcome = judge(exitStatus: 0, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `a failure in Swift Testing is noticed although the status is 0`() {
        let run = Recording.swiftTestingFailed

        let outcome = judge(exitStatus: 0, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `a crash is noticed although the status is 0`() {
        let run = Recording.crashed

        let outcome = judge(exitStatus: 0, output: run.output)

        #expect(outcome == .failed)
    }

    @Test(.disabled("Enable me"))
    func `a build error is noticed although the status is 0`() {
        let run = Recording.codeDoesNotCompile

        let outcome = judge(exitStatus: 0, output: run.output)

        #expect(outcome == .buildError)
    }

    @Test(.disabled("Enable me"))
    func `a test may print the word error`() {
        let run = Recording.errorPrinted

        let outcome = judge(exitStatus: run.exitStatus, output: run.output)

        #expect(outcome == .passed)
    }

    @Test(.disabled("Enable me"))
    func `every outcome has a signal of its own`() {
        let signals = Set(Outcome.allCases.map(\.signal))

        #expect(signals.count == 4)
        #expect(!signals.contains(""))
    }

    @Test(.disabled("Enable me"))
    func `every outcome has an exit status of its own`() {
        // NB: Of an exit status the shell sees one byte.
        let statuses = Set(Outcome.allCases.map { $0.exitStatus & 0xFF })

        #expect(statuses.count == 4)
    }

    @Test(.disabled("Enable me"))
    func `only a pass exits with 0`() {
        let successes = Outcome.allCases.filter { $0.exitStatus == 0 }

        #expect(successes == [.passed])
    }
}
