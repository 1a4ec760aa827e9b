import ItemModel
import Store

extension ToDoItemStore {
    /// Gives the item a new title and a new description; nil takes the description away.
    func edit(_ item: ToDoItem, title: String, itemDescription: String?) {}

    /// Takes the item off the list.
    func delete(_ item: ToDoItem) {}
}
