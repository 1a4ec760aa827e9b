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
    public private(set) var checked: [ToDoItem] = []
    public private(set) var unchecked: [ToDoItem] = []

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

    public func check(_ item: ToDoItem) {
        checked.append(item)
    }

    public func uncheck(_ item: ToDoItem) {
        unchecked.append(item)
    }
}
