import Testing

@testable import PhraseBook

struct PhraseBookTests {
    enum Kind: CaseIterable { case fake, real }

    @Test(.disabled("Enable me"), arguments: Kind.allCases)
    func `a word is remembered`(_ kind: Kind) {
        let sut = phrases(kind)

        sut.learn("merci", meaning: "thank you")

        #expect(sut.meaning(of: "merci") == "thank you")
    }
}

extension PhraseBookTests {
    private func phrases(_ kind: Kind) -> any Phrases {
        switch kind {
        case .fake: PhrasesFake()
        case .real: PhraseBook()
        }
    }
}
