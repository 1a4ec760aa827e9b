import Foundation
import ListPresenter
import ToDoDoubles

/// A list on the screen, over a store that the test fills.
@MainActor
struct ListScreen {
    let store = StoreFake()
    let view = ListViewSpy()
    let sut: ListPresenter

    init(dateFormatter: DateFormatter = .dueDate()) {
        sut = ListPresenter(store: store, dateFormatter: dateFormatter)
        sut.view = view
        sut.viewWillAppear()
    }

    func cell(_ row: Int, section: Int = 0) -> ItemCell {
        let cell = ItemCell()
        sut.configure(cell, row: row, section: section)
        return cell
    }
}
