import ItemModel
import Testing

@MainActor
struct SectionTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum", done: true)
    private let books = ToDoItem(title: "Return the books", done: true)
    private let screen = ListScreen()

    @Test func `done items stand in a section of their own`() throws {
        screen.store.send([mum, milk, books])

        try #require(screen.sut.numberOfSections == 2)
        #expect(titles(inSection: 0) == ["Buy milk"])
        #expect(titles(inSection: 1) == ["Call Mum", "Return the books"])
    }

    @Test func `the word Done stands only above done items`() {
        screen.store.send([milk])
        #expect(screen.sut.numberOfSections == 1)
        #expect(sectionTitles == [nil])

        screen.store.send([ToDoItem(id: milk.id, title: milk.title, done: true)])
        #expect(sectionTitles == [nil, "Done"])
    }

    private var sectionTitles: [String?]? {
        screen.view.snapshots.last?.sections.map(\.title)
    }

    private func titles(inSection section: Int) -> [String] {
        (0..<screen.sut.numberOfRows(inSection: section)).map { row in
            screen.cell(row, section: section).titleText
        }
    }
}
