import Testing
import ToDoDoubles

@MainActor
struct FormTests {
    private let app: App

    init() throws {
        app = try App()
        app.sut.start()
    }

    @Test func `what was saved in the form is in the store`() throws {
        try save("Call Mum")

        #expect(app.store.items.value.map(\.title) == ["Call Mum"])
    }

    @Test func `the form is closed once, when the item is in the store`() throws {
        var seen: [[String]] = []
        let store = app.store
        app.navigator.onDismiss = { seen.append(store.items.value.map(\.title)) }

        try save("Call Mum")

        #expect(seen == [["Call Mum"]])
    }

    private func save(_ title: String) throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter(title, into: "Title")
        try form.tap("Save")
    }
}
