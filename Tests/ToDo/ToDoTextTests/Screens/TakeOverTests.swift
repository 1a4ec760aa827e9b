import Foundation
import ItemModel
import Testing
import ToDoTextTesting

@MainActor
struct TakeOverTests {
    private let rabbits = ToDoItem(
        title: "Feed the rabbits", itemDescription: "Hay, and water",
        dueDate: Date(timeIntervalSince1970: 1_777_777_777),
        location: Location(name: "Garden"))

    @Test func `what others have on their list is behind what is there`() throws {
        let app = try TextApp(with: ToDoItem(title: "Buy milk"))

        app.sut.takeOver([rabbits, ToDoItem(title: "Buy bread")])

        #expect(
            app.store.items.value.map(\.title) == ["Buy milk", "Feed the rabbits", "Buy bread"])
    }

    @Test func `what is there already, done or not, is not there twice`() throws {
        let app = try TextApp(with: rabbits, ToDoItem(title: "Buy milk"))
        app.store.check(rabbits)

        app.sut.takeOver([again(rabbits), ToDoItem(title: "Buy milk")])

        #expect(app.store.items.value.map(\.title) == ["Feed the rabbits", "Buy milk"])
        #expect(app.store.items.value.map(\.done) == [true, false])
    }

    @Test func `what comes back from another list is not there twice`() throws {
        let date = Date(timeIntervalSinceReferenceDate: 799_470_577.123)
        let sent = Date(timeIntervalSince1970: date.timeIntervalSince1970)
        try #require(sent != date)
        let app = try TextApp(with: ToDoItem(title: "Buy milk", dueDate: date))

        app.sut.takeOver([ToDoItem(title: "Buy milk", dueDate: sent)])

        #expect(app.store.items.value.map(\.dueDate) == [date])
    }

    @Test(arguments: ["description", "date", "place"])
    func `what says something else is another item`(part: String) throws {
        let app = try TextApp(with: rabbits)
        let other = ToDoItem(
            title: rabbits.title,
            itemDescription: part == "description" ? "Hay" : rabbits.itemDescription,
            dueDate: part == "date" ? rabbits.dueDate?.addingTimeInterval(1) : rabbits.dueDate,
            location: part == "place" ? Location(name: "Barn") : rabbits.location)

        app.sut.takeOver([other])

        #expect(app.store.items.value.count == 2)
    }

    /// The same, as it comes from a server: with a new id.
    private func again(_ item: ToDoItem) -> ToDoItem {
        ToDoItem(
            title: item.title, itemDescription: item.itemDescription, dueDate: item.dueDate,
            location: item.location)
    }
}
