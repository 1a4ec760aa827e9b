import ItemModel

/// Who decides what happens with what was typed.
@MainActor
public protocol InputFormDelegate: AnyObject {
    func didSave(_ item: ToDoItem)
    func didCancel()
}
