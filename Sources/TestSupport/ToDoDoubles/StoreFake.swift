import ItemModel
import Observing
import Store

/// A store without a file.
public final class StoreFake: ToDoItemStoring {
    private let list: ObservableValue<[ToDoItem]>
    private let failure = ObservableValue<StoreError?>(nil)
    /// The list as it is now.
    public var items: ReadOnlyValue<[ToDoItem]> { list.readOnly }
    /// The problem that the test has sent; nil if there is none.
    public var problem: ReadOnlyValue<StoreError?> { failure.readOnly }

    /// Holds these items at first.
    public init(_ items: [ToDoItem] = []) {
        list = ObservableValue(items)
    }

    /// Replaces the list, as another program would.
    public func send(_ items: [ToDoItem]) {
        list.send(items)
    }

    /// Has a problem, or none any more.
    public func send(problem: StoreError?) {
        failure.send(problem)
    }

    /// Marks the item as done; does nothing if it is done, or not on the list.
    public func check(_ item: ToDoItem) {
        mark(item, done: true)
    }

    /// Marks the item as open; does nothing if it is open, or not on the list.
    public func uncheck(_ item: ToDoItem) {
        mark(item, done: false)
    }

    private func mark(_ item: ToDoItem, done: Bool) {
        guard let place = list.value.firstIndex(where: { $0.id == item.id }) else { return }
        if list.value[place].done == done { return }
        var changed = list.value
        changed[place].done = done
        list.send(changed)
    }
}
