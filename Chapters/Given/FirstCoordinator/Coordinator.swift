import DetailPresenter
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store

/// Decides which screen comes next.
@MainActor
public final class Coordinator {
    private let navigator: any Navigator
    private let store: ToDoItemStore
    private let finder: any CoordinateFinding
    private let dateFormatter: DateFormatter

    /// Makes a coordinator; somebody must keep it, as its screens do not.
    public init(
        navigator: any Navigator, store: ToDoItemStore, finder: any CoordinateFinding,
        dateFormatter: DateFormatter
    ) {
        self.navigator = navigator
        self.store = store
        self.finder = finder
        self.dateFormatter = dateFormatter
    }

    public func start() {}
}

extension Coordinator: ListDelegate {
    public func didSelect(_ item: ToDoItem) {}

    public func didTapAdd() {}

    public func didTapDeleteAll() {}
}

extension Coordinator: InputFormDelegate {
    public func didSave(_ item: ToDoItem) {}

    public func didCancel() {}
}
