import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct VisibilityTests {
    private let screen = ListScreen()

    @Test func `a hidden list takes a last tap, and shows nothing`() {
        screen.store.send([ToDoItem(title: "Buy milk")])

        screen.sut.viewDidDisappear()
        screen.sut.didTapCheck(0, section: 0)

        #expect(screen.store.items.value.map(\.done) == [true])
        #expect(screen.view.timesShown == 2)
    }

    @Test func `a tap means what she saw, whatever has changed since`() {
        let milk = ToDoItem(title: "Buy milk")
        let cat = ToDoItem(title: "Feed the cat", done: true)
        screen.store.send([milk, cat])
        screen.sut.viewDidDisappear()
        screen.store.check(milk)
        screen.store.uncheck(cat)

        screen.sut.didTapCheck(0, section: 0)
        screen.sut.didTapCheck(0, section: 1)

        #expect(screen.store.items.value.map(\.done) == [true, false])
    }

    @Test(arguments: [[], [ToDoItem(title: "Buy milk")]])
    func `on return the list is shown once, as it is now`(_ items: [ToDoItem]) {
        screen.sut.viewDidDisappear()
        screen.store.send(items)

        screen.sut.viewWillAppear()

        let rows = screen.view.snapshots.last?.sections[0].rows
        #expect(screen.view.timesShown == 2)
        #expect(rows?.map(\.titleText) == items.map(\.title))
    }

    @Test func `a last tap on a deleted item checks no other`() {
        let mum = ToDoItem(title: "Call Mum")
        screen.store.send([ToDoItem(title: "Buy milk"), mum])
        screen.sut.viewDidDisappear()
        screen.store.send([mum])

        screen.sut.didTapCheck(0, section: 0)

        #expect(screen.store.items.value.map(\.done) == [false])
    }
}
