// …

@MainActor
struct ListScreen {
    let store = StoreFake()
    // …
}
