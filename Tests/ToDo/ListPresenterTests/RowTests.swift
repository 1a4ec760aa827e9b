import DueDate
import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct RowTests {
    private let screen = ListScreen()

    @Test func `the list is shown when the screen is there, and not before`() {
        let view = ListViewSpy()
        let sut = ListPresenter(store: StoreFake(), dateFormatter: .dueDate())
        sut.view = view
        #expect(view.timesShown == 0)

        sut.viewWillAppear()

        #expect(view.timesShown == 1)
    }

    @Test func `an item that is there already is a row`() {
        let store = StoreFake()
        store.send([ToDoItem(title: "Buy milk")])
        let sut = ListPresenter(store: store, dateFormatter: .dueDate())

        sut.viewWillAppear()

        #expect(sut.numberOfRows(inSection: 0) == 1)
    }

    @Test func `two items are two rows`() {
        screen.store.send([ToDoItem(title: "Buy milk"), ToDoItem(title: "Call Mum")])

        #expect(screen.sut.numberOfRows(inSection: 0) == 2)
    }

    @Test func `a later change is shown, too`() {
        screen.store.send([ToDoItem(title: "Buy milk")])

        #expect(screen.sut.numberOfRows(inSection: 0) == 1)
        #expect(screen.view.timesShown == 2)
    }

    @Test func `a row shows the title of its item`() {
        screen.store.send([ToDoItem(title: "Buy milk")])

        #expect(screen.cell(0).titleText == "Buy milk")
    }

    @Test func `the second row shows the second title`() {
        screen.store.send([ToDoItem(title: "Buy milk"), ToDoItem(title: "Call Mum")])

        #expect(screen.cell(1).titleText == "Call Mum")
    }

    @Test func `a row shows the name of its place`() {
        let plants = ToDoItem(title: "Water the plants", location: Location(name: "Balcony"))
        screen.store.send([plants])

        #expect(screen.cell(0).locationText == "Balcony")
    }
}
