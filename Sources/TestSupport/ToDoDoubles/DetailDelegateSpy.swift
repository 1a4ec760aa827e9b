import DetailPresenter
import ItemModel

/// A delegate that remembers what was checked.
public final class DetailDelegateSpy: DetailDelegate {
    public private(set) var checked: [ToDoItem] = []
    private let onCheck: () -> Void

    public init(onCheck: @escaping () -> Void = {}) {
        self.onCheck = onCheck
    }

    public func didCheck(_ item: ToDoItem) {
        checked.append(item)
        onCheck()
    }
}
