import ItemModel

/// What stands in a list: an item, or something that is not one.
struct Entry: Decodable {
    let item: ToDoItem?

    init(from decoder: any Decoder) {
        item = try? ToDoItem(from: decoder)
    }
}

extension ToDoItem {
    /// Another item with the same content.
    var copy: ToDoItem {
        ToDoItem(
            title: title, itemDescription: itemDescription, dueDate: dueDate,
            location: location, done: done)
    }
}
