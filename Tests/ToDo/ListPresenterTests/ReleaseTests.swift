import DueDate
import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct ReleaseTests {
    @Test func `a presenter that nobody keeps is gone, and shows nothing more`() {
        let store = StoreFake()
        let view = ListViewSpy()
        weak var released: ListPresenter?
        do {
            let sut = ListPresenter(store: store, dateFormatter: .dueDate())
            sut.view = view
            sut.viewWillAppear()
            released = sut
        }

        store.send([ToDoItem(title: "Buy milk")])

        #expect(released == nil)
        #expect(view.timesShown == 1)
    }

    @Test func `a screen that nobody keeps is gone`() {
        let sut = ListPresenter(store: StoreFake(), dateFormatter: .dueDate())
        do {
            let view = RecyclingListView(presenter: sut)
            sut.view = view
        }

        #expect(sut.view == nil)
    }
}
