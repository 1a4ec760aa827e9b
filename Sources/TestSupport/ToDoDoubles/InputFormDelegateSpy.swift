import InputForm
import ItemModel

/// A delegate that remembers what the form told it.
public final class InputFormDelegateSpy: InputFormDelegate {
    public private(set) var saved: [ToDoItem] = []
    public private(set) var timesCancelled = 0
    /// What the test does, once, at the moment when the delegate is told something.
    public var onReport: () -> Void = {}

    public init() {}

    public func didSave(_ item: ToDoItem) {
        saved.append(item)
        report()
    }

    public func didCancel() {
        timesCancelled += 1
        report()
    }

    private func report() {
        let action = onReport
        onReport = {}
        action()
    }
}
