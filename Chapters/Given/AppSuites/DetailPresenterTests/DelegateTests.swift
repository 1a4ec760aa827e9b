import DetailPresenter
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct DelegateTests {
    private let tickets = ToDoItem(title: "Buy tickets")
    private let screen = DetailScreen()
}
