import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct CheckTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let doneCat = ToDoItem(title: "Feed the cat", done: true)
    private let screen = ListScreen()

    @Test func `a tap on the box of an open row checks its item`() {
        screen.store.send([doneCat, milk, mum])

        screen.sut.didTapCheck(1, section: 0)

        #expect(done == ["Feed the cat", "Call Mum"])
    }

    @Test func `a tap on the box of a done row unchecks its item`() {
        screen.store.send([doneCat, milk, mum])

        screen.sut.didTapCheck(0, section: 1)

        #expect(done == [])
    }

    @Test func `what is checked moves below the word Done`() {
        screen.store.send([milk, mum, doneCat])

        screen.sut.didTapCheck(1, section: 0)
        screen.sut.didTapCheck(0, section: 0)

        #expect(titles == [[], ["Buy milk", "Call Mum", "Feed the cat"]])
    }

    /// The titles in each section, as it was last shown.
    private var titles: [[String]]? {
        screen.view.snapshots.last?.sections.map { $0.rows.map(\.titleText) }
    }

    /// The titles of what is done.
    private var done: [String] {
        screen.store.items.value.filter(\.done).map(\.title)
    }

    @Test func `a tap on the box does not choose the row`() {
        let delegate = ListDelegateMock()
        screen.sut.delegate = delegate
        screen.store.send([milk])

        screen.sut.didTapCheck(0, section: 0)

        delegate.verify()
    }
}
