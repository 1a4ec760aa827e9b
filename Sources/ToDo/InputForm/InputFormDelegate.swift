import ItemModel

/// Who decides what happens with what was typed.
public protocol InputFormDelegate: AnyObject {
    func didSave(_ item: ToDoItem)
    func didCancel()
}
