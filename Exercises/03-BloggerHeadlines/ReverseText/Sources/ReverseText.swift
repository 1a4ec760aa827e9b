func reversed(_ text: String) -> String {
    ""
}
