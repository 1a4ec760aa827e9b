import InputForm
import ItemModel

/// A delegate that remembers what the form told it.
public final class InputFormDelegateSpy: InputFormDelegate {
    /// The items that it was given, in order.
    public private(set) var saved: [ToDoItem] = []
    /// How often the form told it that it was cancelled.
    public private(set) var timesCancelled = 0
    /// What the test does, once, at the moment when the delegate is told something.
    public var onReport: () -> Void = {}

    /// Makes a spy that was told nothing yet.
    public init() {}

    /// Remembers the item.
    public func didSave(_ item: ToDoItem) {
        saved.append(item)
        report()
    }

    /// Counts the call.
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
