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

    @Test(arguments: ["the row", "the plus", "Delete all"])
    func `a second tap opens no second screen`(tapped: String) {
        for _ in 1...2 {
            if tapped == "the row" { app.sut.didSelect(milk) }
            if tapped == "the plus" { app.sut.didTapAdd() }
            if tapped == "Delete all" { app.sut.didTapDeleteAll() }
        }

        #expect(app.navigator.calls.count == 2)
    }
}
