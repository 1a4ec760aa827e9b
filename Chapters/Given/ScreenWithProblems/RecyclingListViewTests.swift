// …

@MainActor
struct RecyclingListViewTests {
    // …

    @Test func `a problem stands above the rows`() {
        sut.show(problem: "The disk is full.")
        store.send([ToDoItem(title: "Buy milk")])
        #expect(sut.lines == ["The disk is full.", "Buy milk"])

        sut.show(problem: nil)
        #expect(sut.lines == ["Buy milk"])
    }
}
