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
}

/// A delegate that writes down which items were chosen.
private final class ListDelegateSpy: ListDelegate {
    private(set) var selected: [ToDoItem] = []

    func didSelect(_ item: ToDoItem) {
        selected.append(item)
    }

    func didTapAdd() {}
}
