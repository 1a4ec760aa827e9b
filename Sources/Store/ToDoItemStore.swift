import ItemModel

/// Keeps the items, and publishes the list whenever it has changed.
public final class ToDoItemStore {
    public let items: ReadOnlyValue<[ToDoItem]>
    private let list = ObservableValue<[ToDoItem]>([])

    public init() {
        items = list.readOnly
    }

    /// Does nothing if the item is on the list.
    public func add(_ item: ToDoItem) {
        change { $0.contains(item) ? nil : $0 + [item] }
    }

    /// Does nothing if the item is done, or not on the list.
    public func check(_ item: ToDoItem) {
        mark(item, done: true)
    }

    /// Does nothing if the item is not done, or not on the list.
    public func uncheck(_ item: ToDoItem) {
        mark(item, done: false)
    }

    public func deleteAll() {
        change { $0.isEmpty ? nil : [] }
    }

    private func mark(_ item: ToDoItem, done: Bool) {
        change { list in
            guard let place = list.firstIndex(of: item) else { return nil }
            if list[place].done == done { return nil }
            var changed = list
            changed[place].done = done
            return changed
        }
    }

    /// Publishes what `edit` makes of the list; nil means that nothing changes.
    private func change(_ edit: ([ToDoItem]) -> [ToDoItem]?) {
        guard let changed = edit(list.value) else { return }
        list.send(changed)
    }
}
