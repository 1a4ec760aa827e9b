import ItemModel
import Testing
import ToDoDoubles

struct SnapshotTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let screen = ListScreen()

    @Test func `a change that no row shows is not shown`() {
        screen.store.send([milk])

        screen.store.send([
            ToDoItem(id: milk.id, title: milk.title, itemDescription: "Two litres")
        ])

        #expect(screen.view.timesShown == 2)
    }

    @Test func `an item with a new title is shown with it`() {
        let phone = RecyclingListView(presenter: screen.sut)
        screen.sut.view = phone
        screen.store.send([milk])

        screen.store.send([ToDoItem(id: milk.id, title: "Buy oat milk")])

        #expect(phone.lines == ["Buy oat milk"])
    }
}
