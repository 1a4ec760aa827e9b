func numberOfVowels(in text: String) -> Int {
    let vowels: [Character] = ["a", "e", "i", "o", "u"]
    return text.lowercased().reduce(0) { count, character in
        vowels.contains(character) ? count + 1 : count
    }
}
