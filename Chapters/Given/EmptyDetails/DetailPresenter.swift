import ItemModel
import Store

/// Decides what the details of an item show, and does not know how they are drawn.
@MainActor
public final class DetailPresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any DetailView)?
    public var item: ToDoItem?
    private let store: any ToDoItemStoring

    public init(store: any ToDoItemStoring) {
        self.store = store
    }

    public func viewWillAppear() {}

    public func viewDidDisappear() {}

    public func didTapDone() {}
}
