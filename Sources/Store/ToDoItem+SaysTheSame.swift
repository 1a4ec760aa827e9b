import ItemModel

extension ToDoItem {
    /// Whether a person would take the two for one, done or not.
    func saysTheSame(as other: ToDoItem) -> Bool {
        title == other.title && itemDescription == other.itemDescription
            && timestamp == other.timestamp && location == other.location
    }
}
