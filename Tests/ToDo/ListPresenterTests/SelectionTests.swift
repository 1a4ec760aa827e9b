import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct SelectionTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let cat = ToDoItem(title: "Feed the cat")
    private let mum = ToDoItem(title: "Call Mum", done: true)
    private let screen = ListScreen()

    @Test func `the delegate is told which item was chosen`() {
        let delegate = ListDelegateMock(expecting: .didSelect(milk))
        screen.sut.delegate = delegate
        screen.store.send([milk])

        screen.sut.didSelectRow(0, section: 0)

        delegate.verify()
    }

    @Test func `a row is counted in its own section`() {
        let delegate = ListDelegateMock(expecting: .didSelect(cat), .didSelect(mum))
        screen.sut.delegate = delegate
        screen.store.send([mum, milk, cat])

        screen.sut.didSelectRow(1, section: 0)
        screen.sut.didSelectRow(0, section: 1)

        delegate.verify()
    }

    @Test func `the delegate gets the item as it is now`() {
        let delegate = ListDelegateSpy()
        screen.sut.delegate = delegate
        screen.store.send([milk])
        screen.store.send([
            ToDoItem(id: milk.id, title: milk.title, itemDescription: "Two litres")
        ])

        screen.sut.didSelectRow(0, section: 0)

        #expect(delegate.selected.map(\.itemDescription) == ["Two litres"])
    }

    @Test func `another item with the same title is another row`() {
        let otherMilk = ToDoItem(title: milk.title)
        let delegate = ListDelegateSpy()
        screen.sut.delegate = delegate
        screen.store.send([milk])
        screen.store.send([otherMilk])

        screen.sut.didSelectRow(0, section: 0)

        #expect(delegate.selected == [otherMilk])
    }

    @Test func `a tap on the plus is passed on, once`() {
        let delegate = ListDelegateMock(expecting: .didTapAdd)
        screen.sut.delegate = delegate

        screen.sut.didTapAdd()

        delegate.verify()
    }

    @Test func `a tap on Delete all is passed on, and deletes nothing`() {
        let delegate = ListDelegateMock(expecting: .didTapDeleteAll)
        screen.sut.delegate = delegate
        screen.store.send([milk])

        screen.sut.didTapDeleteAll()

        delegate.verify()
        #expect(screen.store.items.value == [milk])
    }

    @Test func `the list does not keep its delegate alive`() {
        weak var released: ListDelegateMock?
        do {
            let delegate = ListDelegateMock()
            screen.sut.delegate = delegate
            released = delegate
        }

        #expect(released == nil)
        screen.sut.didTapAdd()
        screen.sut.didTapDeleteAll()
    }
}

/// A delegate that writes down which items were chosen.
private final class ListDelegateSpy: ListDelegate {
    private(set) var selected: [ToDoItem] = []

    func didSelect(_ item: ToDoItem) {
        selected.append(item)
    }

    func didTapAdd() {}

    func didTapDeleteAll() {}
}
