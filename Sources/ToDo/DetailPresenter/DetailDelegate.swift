import ItemModel

/// Who decides what happens when something was done in the details.
@MainActor
public protocol DetailDelegate: AnyObject {
    func didCheck(_ item: ToDoItem)
}
