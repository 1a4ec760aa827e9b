import Foundation
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct SnapshotTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let screen = ListScreen()

    @Test func `a new place or a new date is shown`() {
        let shop = Location(name: "Corner shop")
        screen.store.send([milk])

        screen.store.send([ToDoItem(id: milk.id, title: milk.title, location: shop)])
        #expect(screen.cell(0).locationText == "Corner shop")

        screen.store.send([
            ToDoItem(
                id: milk.id, title: milk.title, dueDate: Date(timeIntervalSince1970: 0),
                location: shop)
        ])
        #expect(screen.cell(0).dateText != "")
    }
}
