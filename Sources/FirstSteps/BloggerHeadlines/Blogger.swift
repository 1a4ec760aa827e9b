struct Blogger {
    func makeHeadline(from text: String) -> String {
        var headline = ""
        var beginsWord = true
        for character in text {
            headline += beginsWord ? character.uppercased() : String(character)
            beginsWord = character.isWhitespace
        }
        return headline
    }
}
