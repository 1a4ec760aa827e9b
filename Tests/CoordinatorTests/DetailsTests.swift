import ItemModel
import Testing
import ToDoDoubles

struct DetailsTests {
    private let app: App
    private let mum = ToDoItem(title: "Call Mum")

    init() throws {
        app = try App()
        app.store.add(ToDoItem(title: "Buy milk"))
        app.store.add(mum)
        app.sut.start()
    }

    @Test func `an item that was chosen is shown on top of the list`() throws {
        app.sut.didSelect(mum)

        #expect(app.navigator.calls == [.setRoot, .push])
        let details = try #require(app.navigator.details)
        #expect(details.item == mum)
    }

    @Test func `who has done it sees the list again`() throws {
        app.sut.didSelect(mum)

        try #require(app.navigator.details).didTapDone()

        #expect(app.navigator.calls == [.setRoot, .push, .pop])
    }

    @Test func `the details write dates as the person is used to`() throws {
        app.sut.didSelect(ToDoItem(title: "Buy tickets", timestamp: 1_777_777_777))
        let view = DetailViewSpy()
        let details = try #require(app.navigator.details)
        details.view = view

        details.viewWillAppear()

        #expect(view.dateText == "03.05.2026")
    }

    @Test func `what is checked in the details is done in the store`() throws {
        app.sut.didSelect(mum)

        try #require(app.navigator.details).didTapDone()

        #expect(app.store.items.value.map(\.done) == [false, true])
    }
}
