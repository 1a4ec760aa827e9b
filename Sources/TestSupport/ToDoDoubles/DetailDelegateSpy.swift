import DetailPresenter
import ItemModel

/// A delegate that remembers what was checked.
public final class DetailDelegateSpy: DetailDelegate {
    /// The items that it was told of, in order.
    public private(set) var checked: [ToDoItem] = []
    private let onCheck: () -> Void

    /// Calls `onCheck` after each item that it has remembered.
    public init(onCheck: @escaping () -> Void = {}) {
        self.onCheck = onCheck
    }

    /// Remembers the item.
    public func didCheck(_ item: ToDoItem) {
        checked.append(item)
        onCheck()
    }
}
