import ItemModel
import Testing

@MainActor
struct DeleteAllTests {
    private let app: App
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum", done: true)

    init() throws {
        app = try App()
        app.store.add(milk)
        app.store.add(mum)
        app.sut.start()
    }
}
