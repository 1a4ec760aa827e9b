/// Goes to the cellar, and comes back with an answer.
struct Waiter {
    let cellar: any Cellar

    func answer(to wine: String) async -> String {
        ""
    }
}
