func answer(to scan: String) -> String {
    ""
}
