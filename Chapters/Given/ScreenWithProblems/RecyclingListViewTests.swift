// …

@MainActor
struct RecyclingListViewTests {
    private let store = StoreFake()
    // …

    @Test func `a problem stands above the rows`() {
        sut.show(problem: "The disk is full.")
        store.send([ToDoItem(title: "Buy milk")])
        #expect(sut.lines == ["The disk is full.", "Buy milk"])

        sut.show(problem: nil)
        #expect(sut.lines == ["Buy milk"])
    }

    @Test func `a used cell is used again`() throws {
        store.send([ToDoItem(title: "Buy tickets")])
        let cell = try #require(sut.cells.first)

        store.send([ToDoItem(title: "Feed the cat")])

        #expect(sut.cells.first === cell)
        #expect(sut.cells.count == 1)
    }
}
