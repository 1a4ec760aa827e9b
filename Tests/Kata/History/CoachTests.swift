import Testing

@testable import kata

/// What the coach says of the newest save, and when it holds its tongue.
struct CoachTests {
    // MARK: Sentences

    @Test(arguments: Coach.Kind.allCases)
    func `what it says is short, and ends`(_ kind: Coach.Kind) {
        let sentence = kind.sentence

        #expect(sentence.count <= 100)
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("!"))
    }

    @Test func `each thing has a sentence of its own`() {
        let sentences = Set(Coach.Kind.allCases.map(\.sentence))

        #expect(sentences.count == 7)
    }

    // MARK: -

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var newest: Entry
        var advice: Coach.Kind?

        init(_ name: String, _ newest: Entry, _ advice: Coach.Kind? = nil) {
            testDescription = name
            self.newest = newest
            self.advice = advice
        }
    }
}
