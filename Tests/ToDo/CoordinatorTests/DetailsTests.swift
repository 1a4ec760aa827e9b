import Foundation
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct DetailsTests {
    private let app: App
    private let tickets = ToDoItem(
        title: "Buy tickets", dueDate: Date(timeIntervalSince1970: 1_777_777_777))

    init() throws {
        app = try App()
        app.store.add(tickets)
        app.sut.start()
        app.sut.didSelect(tickets)
    }

    @Test func `after Done she sees her list again`() throws {
        try #require(app.navigator.details).didTapDone()

        #expect(app.store.items.value.map(\.done) == [true])
        #expect(app.navigator.calls == [.setRoot, .push, .pop])
    }

    @Test func `the details write dates as the person is used to`() throws {
        let view = DetailViewSpy()
        let details = try #require(app.navigator.details)
        details.view = view

        details.viewWillAppear()

        #expect(view.dateText == "03.05.2026")
    }
}
