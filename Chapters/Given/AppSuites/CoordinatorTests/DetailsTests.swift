import Foundation
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct DetailsTests {
    private let app: App
    private let tickets = ToDoItem(
        title: "Buy tickets", dueDate: Date(timeIntervalSince1970: 1_777_777_777))

    init() throws {
        app = try App()
        app.store.add(tickets)
        app.sut.start()
        app.sut.didSelect(tickets)
    }
}
