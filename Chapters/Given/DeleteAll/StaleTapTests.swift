import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct StaleTapTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let screen = ListScreen()

    /// Taps on what is drawn now, at a moment that the test chooses.
    private func drawnBox(_ row: Int) -> () -> Void {
        { [screen] in screen.sut.didTapCheck(row, section: 0) }
    }

    private func drawnRow(_ row: Int) -> () -> Void {
        { [screen] in screen.sut.didSelectRow(row, section: 0) }
    }
}
