/// What a parrot says that has heard `words`.
func parrot(_ words: String) -> String {
    if words.isEmpty { return "" }
    return words + " " + words
}
