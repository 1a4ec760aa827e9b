import Testing

struct ExpectationTourTests {
    @Test func `each failure says what it saw`() {
        let name = "Ada"
        let hasThreeLetters = name.count == 3
        let hasFourLetters = name.count == 4

        #expect(hasThreeLetters)
        withKnownIssue { #expect(hasFourLetters) }
        #expect(!name.hasPrefix("B"))
        withKnownIssue { #expect(!name.hasPrefix("A")) }
        #expect(name.count == 3)
        withKnownIssue { #expect(name.count == 4) }
        #expect(name != "Bob")
        withKnownIssue { #expect(name != "Ada") }
        #expect(name.count < 4)
        withKnownIssue { #expect(name.count < 3) }
        #expect(name.count >= 3)
        withKnownIssue { #expect(name.count >= 4) }
        #expect(abs(1.0 / 3 - 0.33) <= 0.01)
        withKnownIssue { #expect(abs(1.0 / 3 - 0.33) <= 0.001) }
        #expect(Int("three") == nil)
        withKnownIssue { #expect(Int("3") == nil) }
        #expect(Int("3") != nil)
        withKnownIssue { #expect(Int("three") != nil) }
        #expect(throws: CancellationError.self) { try number("three") }
        withKnownIssue { #expect(throws: CancellationError.self) { try number("3") } }
        #expect(throws: Never.self) { try number("3") }
        withKnownIssue { #expect(throws: Never.self) { try number("three") } }
        withKnownIssue { Issue.record("We should not be here") }
    }
}

private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw CancellationError() }
    return number
}
