import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct StaleTapTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let screen = ListScreen()

    @Test func `a late tap on a box checks no other item`() {
        screen.store.send([milk, mum])
        let box = drawnBox(0)
        screen.store.send([mum])

        box()

        #expect(screen.store.items.value.map(\.done) == [false])
    }

    @Test func `a late tap on a row opens no other item`() {
        let delegate = ListDelegateMock()
        screen.sut.delegate = delegate
        screen.store.send([milk, mum])
        let row = drawnRow(0)
        screen.store.send([mum])

        row()

        delegate.verify()
    }

    /// Taps on what is drawn now, at a moment that the test chooses.
    private func drawnBox(_ row: Int) -> () -> Void {
        let id = screen.cell(row).id
        return { [screen] in if let id { screen.sut.didTapCheck(id, in: .open) } }
    }

    private func drawnRow(_ row: Int) -> () -> Void {
        let id = screen.cell(row).id
        return { [screen] in if let id { screen.sut.didSelectRow(id) } }
    }
}
