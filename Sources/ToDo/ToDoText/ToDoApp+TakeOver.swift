import Foundation
import ItemModel

extension ToDoApp {
    /// Puts those items on the list that are not on it yet.
    ///
    /// An item is on the list if all that it says is there, done or not; ids do not matter.
    public func takeOver(_ items: [ToDoItem]) {
        store.change { list in
            list + items.filter { new in !list.contains { $0.saysTheSame(as: new) } }
        }
    }
}

extension ToDoItem {
    fileprivate func saysTheSame(as other: ToDoItem) -> Bool {
        // NB: A server sends seconds since 1970, and a date loses its last digits on that way.
        dueDate?.timeIntervalSince1970 == other.dueDate?.timeIntervalSince1970
            && self
                == ToDoItem(
                    id: id, title: other.title, itemDescription: other.itemDescription,
                    dueDate: dueDate, location: other.location, done: done)
    }
}
