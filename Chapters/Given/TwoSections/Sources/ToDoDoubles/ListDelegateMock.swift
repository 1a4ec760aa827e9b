import CustomAssertions
import ItemModel
import ListPresenter

/// A delegate that knows beforehand what it will be told, and says whether it was told just that.
public final class ListDelegateMock: ListDelegate {
    /// What a list can tell its delegate.
    public enum Call: Equatable, CustomStringConvertible {
        case didSelect(ToDoItem)
        case didTapAdd

        /// The name of the method, and the title of the item, if there is one.
        public var description: String {
            switch self {
            case .didSelect(let item): "didSelect \(item.title)"
            case .didTapAdd: "didTapAdd"
            }
        }
    }

    private let expected: [Call]
    private var calls: [Call] = []

    /// Expects just these calls, in this order.
    public init(expecting expected: Call...) {
        self.expected = expected
    }

    /// Remembers the call for `verify()`.
    public func didSelect(_ item: ToDoItem) {
        calls.append(.didSelect(item))
    }

    /// Remembers the call for `verify()`.
    public func didTapAdd() {
        calls.append(.didTapAdd)
    }

    /// Fails, at the caller's line, unless exactly what was expected has happened, in its order.
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        report(
            "Not written yet",
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
