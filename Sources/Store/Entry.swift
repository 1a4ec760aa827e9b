import ItemModel

/// What stands in a list: an item, or something that is not one.
struct Entry: Decodable {
    let item: ToDoItem?

    init(from decoder: any Decoder) {
        item = try? ToDoItem(from: decoder)
    }
}
