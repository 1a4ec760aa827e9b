import DetailPresenter
import DueDate
import Foundation
import ItemModel
import ToDoDoubles

/// Details on the screen, over a store that holds what was shown.
@MainActor
struct DetailScreen {
    let store = StoreFake()
    let view = DetailViewSpy()
    let sut: DetailPresenter

    init() {
        let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        let formatter = DateFormatter.dueDate(
            locale: Locale(identifier: "en_GB"), timeZone: berlin)
        sut = DetailPresenter(store: store, dateFormatter: formatter)
        sut.view = view
        sut.viewWillAppear()
    }

    func show(_ item: ToDoItem) {
        store.send(store.items.value + [item])
        sut.item = item
    }
}
