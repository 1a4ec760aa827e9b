struct Blogger {
    func filename(for headline: String) -> String {
        ""
    }
}
