import Testing

struct ExpectationTourTests {
    let word = "Ada"

    @Test func `each of these is true`() {
        let hasThreeLetters = word.count == 3

        #expect(hasThreeLetters)
        #expect(!word.hasPrefix("B"))
        #expect(word.count == 3)
        #expect(word != "Bob")
        #expect(word.count < 4)
        #expect(word.count <= 3)
        #expect(word.count > 2)
        #expect(word.count >= 3)
        #expect(abs(1.0 / 3 - 0.33) <= 0.01)
        #expect(Int("three") == nil)
        #expect(Int("3") != nil)
        #expect(throws: CancellationError.self) { try number("three") }
        #expect(throws: Never.self) { try number("3") }
    }

    @Test func `each failure says what it saw`() {
        let hasFourLetters = word.count == 4

        withKnownIssue { #expect(hasFourLetters) }
        withKnownIssue { #expect(!word.hasPrefix("A")) }
        withKnownIssue { #expect(word.count == 4) }
        withKnownIssue { #expect(word != "Ada") }
        withKnownIssue { #expect(word.count < 3) }
        withKnownIssue { #expect(word.count <= 2) }
        withKnownIssue { #expect(word.count > 3) }
        withKnownIssue { #expect(word.count >= 4) }
        withKnownIssue { #expect(abs(1.0 / 3 - 0.33) <= 0.001) }
        withKnownIssue { #expect(Int("3") == nil) }
        withKnownIssue { #expect(Int("three") != nil) }
        withKnownIssue { #expect(throws: CancellationError.self) { try number("3") } }
        withKnownIssue { #expect(throws: Never.self) { try number("three") } }
        withKnownIssue { Issue.record("We should not be here") }
    }
}

private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw CancellationError() }
    return number
}
