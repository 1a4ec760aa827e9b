import DetailPresenter
import ItemModel
import ToDoDoubles

/// Details on the screen, over a store that holds what was shown.
@MainActor
final class DetailScreen {
    let store = StoreFake()
    let view = DetailViewSpy()
    private(set) lazy var sut = details()

    /// Shows the item; nil: no item at all.
    func show(_ item: ToDoItem?) {
        if let item { store.send(store.items.value + [item]) }
        sut.item = item
    }

    private func details() -> DetailPresenter {
        let sut = DetailPresenter(store: store)
        sut.view = view
        return sut
    }
}
