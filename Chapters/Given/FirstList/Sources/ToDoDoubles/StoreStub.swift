import ItemModel
import Observing
import Store

/// A store that publishes what the test gives it.
public final class StoreStub {
    private let list = ObservableValue<[ToDoItem]>([])
    public var items: ReadOnlyValue<[ToDoItem]> { list.readOnly }

    public init() {}

    public func send(_ items: [ToDoItem]) {
        list.send(items)
    }
}
