import DetailPresenter
import DueDate
import Foundation
import ItemModel
import ToDoDoubles

/// Details on the screen, over a store that holds what was shown.
@MainActor
final class DetailScreen {
    let store = StoreFake()
    let view = DetailViewSpy()
    private(set) lazy var sut = details(of: UUID())

    /// Shows the item; nil: an id that no item has.
    func show(_ item: ToDoItem?) {
        if let item { store.send(store.items.value + [item]) }
        sut = details(of: item?.id ?? UUID())
    }

    private func details(of id: UUID) -> DetailPresenter {
        let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        let formatter = DateFormatter.dueDate(
            locale: Locale(identifier: "en_GB"), timeZone: berlin)
        let sut = DetailPresenter(id: id, store: store, dateFormatter: formatter)
        sut.view = view
        sut.viewWillAppear()
        return sut
    }
}
