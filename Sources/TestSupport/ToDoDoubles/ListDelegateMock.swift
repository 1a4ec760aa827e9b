import CustomAssertions
import ItemModel
import ListPresenter

/// A delegate that knows beforehand what it will be told, and says whether it was told just that.
public final class ListDelegateMock: ListDelegate {
    public enum Call: Equatable, CustomStringConvertible {
        case didSelect(ToDoItem)
        case didTapAdd
        case didTapDeleteAll

        public var description: String {
            switch self {
            case .didSelect(let item): "didSelect \(item.title)"
            case .didTapAdd: "didTapAdd"
            case .didTapDeleteAll: "didTapDeleteAll"
            }
        }
    }

    private let expected: [Call]
    private var calls: [Call] = []

    public init(expecting expected: Call...) {
        self.expected = expected
    }

    public func didSelect(_ item: ToDoItem) {
        calls.append(.didSelect(item))
    }

    public func didTapAdd() {
        calls.append(.didTapAdd)
    }

    public func didTapDeleteAll() {
        calls.append(.didTapDeleteAll)
    }

    /// Fails, at the caller's line, unless exactly what was expected has happened, in its order.
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard calls != expected else { return }
        report(
            "expected \(expected), got \(calls)",
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
