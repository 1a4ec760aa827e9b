// cut: func plants(id: UUID, title: String, itemDescription: String?, dueDate: Date?, location: Location?) -> ToDoItem

struct ToDoItemTests {
    // …

    @Test(arguments: [
        plants(id: UUID()), plants(title: "Feed the cat"), plants(itemDescription: nil),
        plants(dueDate: .distantFuture), plants(location: Location(name: "Home")),
        plants(done: true),
    ])
    func `what differs in one property is not equal`(other: ToDoItem) {
        #expect(other != plants())
    }

    // …

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
}

// …

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
