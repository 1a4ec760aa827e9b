import Testing

@testable import ReallyPassed

struct ReallyPassedTests {
    @Test(.disabled("Enable me"))
    func `the tests of both frameworks are added up`() {
        #expect(passedTests(in: Recording.bothPassed) == 3)
    }

    @Test(.disabled("Enable me"))
    func `with a filter that matches nothing, no test has passed`() {
        #expect(passedTests(in: Recording.nothingMatched) == 0)
    }

    @Test(.disabled("Enable me"))
    func `without Swift Testing, a test of XCTest counts`() {
        #expect(passedTests(in: Recording.xcTestOnly) == 1)
    }

    @Test(.disabled("Enable me"))
    func `without XCTest, tests of Swift Testing count`() {
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
