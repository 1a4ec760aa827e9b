import Foundation

/// The real thing: a page of text, with a line for each word, such as "merci=thank you".
final class PhraseBook: Phrases {
    private(set) var page = ""

    var words: [String] { entries.map(\.word).sorted() }

    func meaning(of word: String) -> String? {
        entries.first { $0.word == word }?.meaning
    }

    func learn(_ word: String, meaning: String) {
        forget(word)
        page += "\(safe(word))=\(safe(meaning))\n"
    }

    func forget(_ word: String) {
        let others = entries.filter { $0.word != word }
        page = others.map { "\(safe($0.word))=\(safe($0.meaning))\n" }.joined()
    }

    private var entries: [(word: String, meaning: String)] {
        page.split(separator: "\n").map { line in
            let texts = line.components(separatedBy: "=")
            return (plain(texts[0]), plain(texts[texts.count - 1]))
        }
    }

    /// Without the characters that mean something on a page.
    private func safe(_ text: String) -> String {
        text.replacing("%", with: "%p").replacing("=", with: "%e").replacing("\n", with: "%n")
    }

    private func plain(_ text: String) -> String {
        text.replacing("%n", with: "\n").replacing("%e", with: "=").replacing("%p", with: "%")
    }
}
