import DetailPresenter
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct ChangeTests {
    private let cat = ToDoItem(title: "Feed the cat")
    private let tickets = ToDoItem(title: "Buy tickets")
    private var twoTickets: ToDoItem { ToDoItem(id: tickets.id, title: "Buy two tickets") }
    private let screen = DetailScreen()

    @Test func `a screen that nobody keeps is gone`() {
        let sut = DetailPresenter(store: screen.store)
        do {
            let view = DetailViewSpy()
            sut.view = view
        }

        #expect(sut.view == nil)
    }
}
