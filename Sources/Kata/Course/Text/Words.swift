extension String {
    /// The words of a command; quotes keep words together.
    var words: [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in self {
            if character == quote {
                quote = nil
            } else if quote == nil, "'\"".contains(character) {
                quote = character
            } else if quote == nil, character == " " {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return (words + [word]).filter { !$0.isEmpty }
    }
}
