import Foundation
import ItemModel

/// Keeps the items, and publishes the list whenever it has changed.
///
/// A change that cannot be saved is published all the same, stays in memory, and throws a
/// `StoreError`.
public final class ToDoItemStore {
    public let items: ObservableValue<[ToDoItem]>
    /// What was wrong with the file when the list was loaded.
    public let problem: StoreError?
    private let file: ItemFile

    /// Loads the list; without a file it is empty.
    public init(directory: URL, fileName: String = "todoitems") {
        file = ItemFile(url: directory.appendingPathComponent(fileName))
        do {
            items = ObservableValue(try file.load())
            problem = nil
        } catch {
            items = ObservableValue([])
            problem = error
        }
    }

    /// Appends an item; throws `StoreError.alreadyOnTheList` if it, or one that says the same, is there.
    public func add(_ item: ToDoItem) throws {
        if items.value.contains(where: { $0 == item || $0.saysTheSame(as: item) }) {
            throw StoreError.alreadyOnTheList
        }
        try update(items.value + [item])
    }

    /// Does nothing if the item is done already, or not on the list.
    public func check(_ item: ToDoItem) throws {
        try mark(item, done: true)
    }

    /// Does nothing if the item is not done, or not on the list.
    public func uncheck(_ item: ToDoItem) throws {
        try mark(item, done: false)
    }

    /// Does nothing if the item is not on the list.
    public func delete(_ item: ToDoItem) throws {
        guard items.value.contains(item) else { return }
        try update(items.value.filter { $0 != item })
    }

    public func deleteAll() throws {
        guard !items.value.isEmpty else { return }
        try update([])
    }

    private func mark(_ item: ToDoItem, done: Bool) throws {
        var list = items.value
        guard let index = list.firstIndex(of: item), list[index].done != done else { return }
        list[index].done = done
        try update(list)
    }

    private func update(_ list: [ToDoItem]) throws {
        items.send(list)
        if let problem, case .cannotRead = problem { throw problem }
        // NB: Not `list`: a subscriber may have answered with a change of its own.
        try file.save(items.value)
    }
}
