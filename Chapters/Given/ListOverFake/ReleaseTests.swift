// …

@MainActor
struct ReleaseTests {
    @Test func `a presenter that nobody keeps is gone, and shows nothing more`() {
        let store = StoreFake()
        let view = ListViewSpy()
        weak var released: ListPresenter?
        do {
            let sut = ListPresenter(store: store)
            sut.view = view
            sut.viewWillAppear()
            released = sut
        }

        store.send([ToDoItem(title: "Buy milk")])

        #expect(released == nil)
        #expect(view.timesShown == 1)
    }

    @Test func `a screen that nobody keeps is gone`() {
        let sut = ListPresenter(store: StoreFake())
        do {
            let view = RecyclingListView(presenter: sut)
            sut.view = view
        }

        #expect(sut.view == nil)
    }
}
