import Coordinator
import ItemModel
import Testing
import ToDoDoubles

struct ReleaseTests {
    @Test func `a coordinator that nobody keeps is gone, whatever is on the screen`() throws {
        let navigator = NavigatorSpy()
        weak var kept: Coordinator?
        do {
            let app = try App(navigator: navigator)
            app.sut.start()
            app.store.add(ToDoItem(title: "Call Mum"))
            app.sut.didSelect(app.store.items.value[0])
            app.sut.didTapAdd()
            app.sut.didTapDeleteAll()
            kept = app.sut
        }

        #expect(kept == nil)
    }
}
