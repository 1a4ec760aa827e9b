/// Phrases for tests: no paper, only a dictionary.
final class PhrasesFake: Phrases {
    private var meanings: [String: String] = [:]

    var words: [String] { meanings.keys.sorted() }

    func meaning(of word: String) -> String? { meanings[word] }

    func learn(_ word: String, meaning: String) { meanings[word] = meaning }

    func forget(_ word: String) { meanings[word] = nil }
}
