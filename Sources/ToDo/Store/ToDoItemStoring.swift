import ItemModel
import Observing

/// What a screen needs of the store.
public protocol ToDoItemStoring: AnyObject {
    var items: ReadOnlyValue<[ToDoItem]> { get }
    var problem: ReadOnlyValue<StoreError?> { get }
    func check(_ item: ToDoItem)
    func uncheck(_ item: ToDoItem)
}

extension ToDoItemStore: ToDoItemStoring {}
