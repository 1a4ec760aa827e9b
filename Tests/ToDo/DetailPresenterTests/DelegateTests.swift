import DetailPresenter
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct DelegateTests {
    private let tickets = ToDoItem(title: "Buy tickets")
    private let screen = DetailScreen()

    @Test func `the delegate is told what was checked, when it is done`() {
        var doneWhenTold: [Bool] = []
        let delegate = DetailDelegateSpy { [store = screen.store] in
            doneWhenTold = store.items.value.map(\.done)
        }
        screen.show(tickets)
        screen.sut.delegate = delegate

        screen.sut.didTapDone()

        #expect(delegate.checked.map(\.id) == [tickets.id])
        #expect(doneWhenTold + delegate.checked.map(\.done) == [true, true])
    }

    @Test func `where nothing was checked, the delegate is told nothing`() {
        let delegate = DetailDelegateSpy()

        screen.show(ToDoItem(title: "Feed the cat", done: true))
        screen.sut.delegate = delegate
        screen.sut.didTapDone()
        screen.show(tickets)
        screen.sut.delegate = delegate
        screen.store.send([])
        screen.sut.didTapDone()

        #expect(delegate.checked.isEmpty)
    }

    @Test func `the details do not keep their delegate alive`() {
        weak var released: DetailDelegateSpy?
        do {
            let delegate = DetailDelegateSpy()
            screen.sut.delegate = delegate
            released = delegate
        }

        #expect(released == nil)
    }
}
