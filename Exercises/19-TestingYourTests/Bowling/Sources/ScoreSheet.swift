func scoreSheet(for notes: String) -> String {
    ""
}
