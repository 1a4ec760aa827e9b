import ItemModel
import Testing

@MainActor
struct DoneTests {
    private let tickets = ToDoItem(title: "Buy tickets")
    private let screen = DetailScreen()

    @Test func `an open item can be checked`() {
        screen.show(tickets)

        #expect(screen.view.isDoneEnabled)
    }

    @Test func `without an open item there is nothing to check`() {
        screen.show(ToDoItem(title: "Buy tickets", done: true))
        #expect(screen.view.isDoneEnabled == false)

        screen.show(nil)
        #expect(screen.view.isDoneEnabled == false)
        #expect(screen.view.titleText == "")
    }

    @Test func `Done checks the item that is shown, also when it is tapped twice`() {
        screen.show(ToDoItem(title: "Feed the cat"))
        screen.show(tickets)

        screen.sut.didTapDone()
        screen.sut.didTapDone()

        #expect(screen.store.items.value.map(\.done) == [false, true])
    }
}
