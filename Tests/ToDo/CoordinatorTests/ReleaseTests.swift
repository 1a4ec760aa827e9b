import Coordinator
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct ReleaseTests {
    @Test func `no screen keeps the coordinator alive`() throws {
        let navigator = NavigatorSpy()
        weak var kept: Coordinator?
        do {
            let app = try App(navigator: navigator)
            app.store.add(ToDoItem(title: "Call Mum"))
            app.sut.start()
            app.sut.didSelect(app.store.items.value[0])
            navigator.pop()
            app.sut.didTapAdd()
            app.sut.didCancel()
            app.sut.didTapDeleteAll()
            kept = app.sut
        }

        #expect(navigator.calls == [.setRoot, .push, .pop, .present, .dismiss, .present])
        #expect(kept == nil)
        try #require(navigator.question).didTapYes()
    }
}
