func teaser(of text: String, upTo limit: Int) -> String {
    ""
}
