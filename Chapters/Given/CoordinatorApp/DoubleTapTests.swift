import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct DoubleTapTests {
    private let app: App
    private let milk = ToDoItem(title: "Buy milk")

    init() throws {
        app = try App()
        app.store.add(milk)
        app.sut.start()
    }
}
