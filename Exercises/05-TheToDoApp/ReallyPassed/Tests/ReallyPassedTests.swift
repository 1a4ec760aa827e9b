import Testing

@testable import ReallyPassed

struct ReallyPassedTests {
    @Test(.disabled("Enable me"))
    func `two and one are three`() {
        #expect(passedTests(in: Recording.bothPassed) == 3)
    }

    @Test(.disabled("Enable me"))
    func `a filter that matches nothing lets nothing pass`() {
        #expect(passedTests(in: Recording.nothingMatched) == 0)
    }

    @Test(.disabled("Enable me"))
    func `a test of XCTest alone is one`() {
        #expect(passedTests(in: Recording.xcTestOnly) == 1)
    }

    @Test(.disabled("Enable me"))
    func `tests of Swift Testing alone count, too`() {
        #expect(passedTests(in: Recording.swiftTestingOnly) == 2)
    }

    @Test(.disabled("Enable me"))
    func `a test that has failed does not count`() {
        #expect(passedTests(in: Recording.xcTestFailed) == 2)
    }

    @Test(.disabled("Enable me"))
    func `a test that was skipped does not count`() {
        #expect(passedTests(in: Recording.someSkipped) == 1)
    }

    @Test(.disabled("Enable me"))
    func `where all are skipped, none has passed`() {
        #expect(passedTests(in: Recording.allSkipped) == 0)
    }

    @Test(.disabled("Enable me"))
    func `where there are no tests, none has passed`() {
        #expect(passedTests(in: Recording.noTests) == 0)
    }
}
