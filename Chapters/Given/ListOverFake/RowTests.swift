// …

@MainActor
struct RowTests {
    // …

    @Test func `the list is shown when the screen is there, and not before`() {
        let view = ListViewSpy()
        let sut = ListPresenter(store: StoreFake())
        sut.view = view
        #expect(view.timesShown == 0)

        sut.viewWillAppear()

        #expect(view.timesShown == 1)
    }

    @Test func `an item that is there already is a row`() {
        let store = StoreFake()
        store.send([ToDoItem(title: "Buy milk")])
        let sut = ListPresenter(store: store)

        sut.viewWillAppear()

        #expect(sut.numberOfRows(inSection: 0) == 1)
    }

    // …
}
