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

    /// Whether `word` occurs with no letter, no digit and none of `others` beside it.
    func containsWord(_ word: String, joinedBy others: String = "_") -> Bool {
        func isPart(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || others.contains($0) } ?? false
        }
        return ranges(of: word).contains { range in
            !isPart(self[..<range.lowerBound].last) && !isPart(self[range.upperBound...].first)
        }
    }
}
