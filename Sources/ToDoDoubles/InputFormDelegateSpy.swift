import InputForm
import ItemModel

/// A delegate that remembers what the form told it.
public final class InputFormDelegateSpy: InputFormDelegate {
    public private(set) var saved: [ToDoItem] = []
    public private(set) var timesCancelled = 0

    public init() {}

    public func didSave(_ item: ToDoItem) {
        saved.append(item)
    }

    public func didCancel() {
        timesCancelled += 1
    }
}
