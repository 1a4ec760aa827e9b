func diamond(of word: String) -> String {
    ""
}
