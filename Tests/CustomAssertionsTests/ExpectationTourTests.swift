import Testing

struct ExpectationTourTests {
    @Test func `true: the log says only that it was not`() {
        let hasThreeLetters = "Ada".count == 3
        let hasFourLetters = "Ada".count == 4

        #expect(hasThreeLetters)
        withKnownIssue { #expect(hasFourLetters) }
    }

    @Test func `equal: the log shows what was compared`() {
        #expect("Ada".count == 3)
        withKnownIssue { #expect("Ada".count == 4) }
    }

    @Test func `false: a mark in front turns it round`() {
        #expect(!"Ada".isEmpty)
        withKnownIssue { #expect(!"".isEmpty) }
    }

    @Test func `not equal: both sides are shown, and they are the same`() {
        #expect("Ada" != "Eve")
        withKnownIssue { #expect("Ada" != "Ada") }
    }

    @Test func `less or greater: a limit belongs to one side`() {
        #expect(3 <= 3)
        withKnownIssue { #expect(3 < 3) }
        #expect(3 >= 3)
        withKnownIssue { #expect(3 > 3) }
    }

    @Test func `with accuracy: equal would ask too much`() {
        #expect(abs(0.1 + 0.2 - 0.3) <= 0.001)
        withKnownIssue { #expect(0.1 + 0.2 == 0.3) }
    }

    @Test func `nil: what is there is shown`() {
        #expect(Int("three") == nil)
        withKnownIssue { #expect(Int("3") == nil) }
    }

    @Test func `not nil: require hands out the value or ends the test`() throws {
        #expect(try #require(Int("3")) == 3)
        withKnownIssue { _ = try #require(Int("three")) }
    }

    @Test func `an error: one is thrown`() {
        #expect(throws: CancellationError.self) { throw CancellationError() }
        withKnownIssue { #expect(throws: CancellationError.self) {} }
    }

    @Test func `no error: none is thrown`() {
        #expect(throws: Never.self) {}
        withKnownIssue { #expect(throws: Never.self) { throw CancellationError() } }
    }

    @Test func `no condition: this always fails`() {
        withKnownIssue { Issue.record("We should not be here") }
    }
}
