func numberOfVowels(in text: String) -> Int {
    text.reduce(0) { count, character in
        isVowel(character) ? count + 1 : count
    }
}

func withoutVowels(_ text: String) -> String {
    text.filter { !isVowel($0) }
}

private func isVowel(_ character: Character) -> Bool {
    ["a", "e", "i", "o", "u"].contains(character.lowercased())
}
