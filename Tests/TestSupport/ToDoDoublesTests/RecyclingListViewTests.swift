import DueDate
import Foundation
import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct RecyclingListViewTests {
    private let store = StoreFake()
    private let sut: RecyclingListView

    init() {
        let presenter = ListPresenter(store: store, dateFormatter: .dueDate())
        sut = RecyclingListView(presenter: presenter)
        presenter.view = sut
        presenter.viewWillAppear()
    }

    @Test func `a date can be read behind the title`() throws {
        store.send([
            ToDoItem(title: "Buy tickets", dueDate: Date(timeIntervalSince1970: 1_777_852_500))
        ])

        try #require(sut.lines.count == 1)
        #expect(sut.lines[0].hasPrefix("Buy tickets · "))
    }

    @Test func `a line shows only what its own item has`() {
        let station = Location(name: "Central station")
        store.send([
            ToDoItem(
                title: "Buy tickets", dueDate: Date(timeIntervalSince1970: 1_777_852_500),
                location: station),
            ToDoItem(title: "Call Mum"),
        ])

        store.send([
            ToDoItem(title: "Water the plants", location: Location(name: "Balcony")),
            ToDoItem(title: "Feed the cat"),
        ])

        #expect(sut.lines == ["Water the plants · Balcony", "Feed the cat"])
    }

    @Test func `the title of a section stands above its rows`() {
        store.send([
            ToDoItem(title: "Call Mum", done: true), ToDoItem(title: "Feed the cat"),
            ToDoItem(title: "Buy milk", done: true), ToDoItem(title: "Write to Ben"),
        ])

        #expect(sut.lines == ["Feed the cat", "Write to Ben", "Done", "Call Mum", "Buy milk"])
    }

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
