import CustomAssertions
import Foundation
import Testing

@testable import ItemModel

struct ToDoItemTests {
    @Test func `the title is stored`() {
        let item = ToDoItem(title: "Water the plants")

        #expect(item.title == "Water the plants")
    }

    @Test func `the description is stored`() {
        let item = ToDoItem(title: "Water the plants", itemDescription: "Not the cactus")

        #expect(item.itemDescription == "Not the cactus")
    }

    @Test(arguments: [42.195, 12.5])
    func `the due date is stored`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)

        let item = ToDoItem(title: "Water the plants", dueDate: date)

        assertClose(
            item.dueDate?.timeIntervalSince1970, expected: seconds, accuracy: 0.000001)
    }

    @Test func `the location is stored`() {
        let coordinate = Coordinate(latitude: 1, longitude: 2)
        let location = Location(name: "Office", coordinate: coordinate)

        let item = ToDoItem(title: "Water the plants", location: location)

        #expect(item.location == location)
    }

    @Test func `two items with the same title are two items`() {
        #expect(ToDoItem(title: "Call Mum").id != ToDoItem(title: "Call Mum").id)
    }

    @Test func `what has the same id and content is equal`() {
        #expect(plants() == plants())
    }

    @Test(arguments: [
        plants(id: UUID()), plants(title: "Feed the cat"), plants(itemDescription: nil),
        plants(dueDate: .distantFuture), plants(location: Location(name: "Home")),
        plants(done: true),
    ])
    func `what differs in one property is not equal`(other: ToDoItem) {
        #expect(other != plants())
    }

    @Test func `a new item is not done`() {
        #expect(!ToDoItem(title: "Water the plants").done)
    }

    @Test func `an item that is done is still the same item, and not equal`() {
        let item = ToDoItem(title: "Water the plants", done: false)

        var doneItem = item
        doneItem.done = true

        #expect(doneItem.id == item.id)
        #expect(doneItem != item)
    }

    @Test func `an item that was saved without done is not done`() throws {
        let json = Data(#"{"id": "6A2B7C1E-52C4-4D0B-9B57-0D6E3F7A1C11", "title": "Tea"}"#.utf8)

        #expect(try !JSONDecoder().decode(ToDoItem.self, from: json).done)
    }
}

private let plantsID = UUID()

private func plants(
    id: UUID = plantsID, title: String = "Water the plants",
    itemDescription: String? = "Not the cactus",
    dueDate: Date? = Date(timeIntervalSince1970: 42.195),
    location: Location? = Location(name: "Office"), done: Bool = false
) -> ToDoItem {
    ToDoItem(
        id: id, title: title, itemDescription: itemDescription, dueDate: dueDate,
        location: location, done: done)
}
