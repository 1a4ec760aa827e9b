func byline(for author: String) -> String {
    ""
}
