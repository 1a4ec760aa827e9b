import ItemModel
import Testing

@MainActor
struct SectionTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum", done: true)
    private let books = ToDoItem(title: "Return the books", done: true)
    private let screen = ListScreen()

    private func titles(inSection section: Int) -> [String] {
        (0..<screen.sut.numberOfRows(inSection: section)).map { row in
            screen.cell(row, section: section).titleText
        }
    }
}
