/// The board in front of the shop.
struct Board {
    /// Each word gets a capital letter. Short words stay small, but for the first.
    func headline(from text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return words.enumerated()
            .map { place, word in
                place > 0 && word.count <= 2 ? String(word) : capitalized(word)
            }
            .joined(separator: " ")
    }

    private func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
