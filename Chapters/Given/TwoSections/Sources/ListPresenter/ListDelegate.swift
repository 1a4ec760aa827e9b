import ItemModel

/// Who decides what happens when something on the list was chosen.
@MainActor
public protocol ListDelegate: AnyObject {
    func didSelect(_ item: ToDoItem)
    func didTapAdd()
}
