import ItemModel

/// Who decides what happens when something was done in the details.
public protocol DetailDelegate: AnyObject {
    func didCheck(_ item: ToDoItem)
}
