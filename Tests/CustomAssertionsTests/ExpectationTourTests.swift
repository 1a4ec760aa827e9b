import Testing

struct ExpectationTourTests {
    @Test func `each failure says what it saw`() {
        let name = "Ada"
        let hasThreeLetters = name.count == 3
        let hasFourLetters = name.count == 4

        #expect(hasThreeLetters)
        withKnownIssue { #expect(hasFourLetters) }
        #expect(name.count == 3)
        withKnownIssue { #expect(name.count == 4) }
        #expect(abs(1.0 / 3 - 0.33) <= 0.01)
        withKnownIssue { #expect(abs(1.0 / 3 - 0.33) <= 0.001) }
        #expect(Int("3") != nil)
        withKnownIssue { #expect(Int("three") != nil) }
        #expect(throws: CancellationError.self) { throw CancellationError() }
        withKnownIssue { #expect(throws: CancellationError.self) {} }
        withKnownIssue { Issue.record("We should not be here") }
    }
}
