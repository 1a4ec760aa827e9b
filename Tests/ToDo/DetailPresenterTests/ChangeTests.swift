import DetailPresenter
import DueDate
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct ChangeTests {
    private let cat = ToDoItem(title: "Feed the cat")
    private let tickets = ToDoItem(title: "Buy tickets")
    private var twoTickets: ToDoItem { ToDoItem(id: tickets.id, title: "Buy two tickets") }
    private let screen = DetailScreen()

    @Test func `what changes while the details are hidden is shown once, on return`() {
        screen.show(tickets)
        screen.sut.viewDidDisappear()
        let before = screen.view.timesShown

        screen.store.send([cat, twoTickets])
        #expect(screen.view.timesShown == before)

        screen.sut.viewWillAppear()
        #expect(screen.view.timesShown == before + 1)
        #expect(screen.view.titleText == "Buy two tickets")
    }

    @Test func `a problem of the store is shown until it is over`() {
        let sentence = "Your list is not saved. The next change tries again."
        screen.sut.viewDidDisappear()
        screen.store.send(problem: .cannotSave)
        #expect(screen.view.problem == nil)

        screen.sut.viewWillAppear()
        #expect(screen.view.problem == sentence)

        screen.store.send(problem: nil)
        #expect(screen.view.problem == nil)
    }

    @Test func `details that nobody keeps are gone`() {
        weak var kept: DetailPresenter?
        do {
            let sut = DetailPresenter(
                id: tickets.id, store: screen.store, dateFormatter: .dueDate())
            sut.viewWillAppear()
            kept = sut
        }

        #expect(kept == nil)
    }

    @Test func `a screen that nobody keeps is gone`() {
        let sut = DetailPresenter(
            id: tickets.id, store: screen.store, dateFormatter: .dueDate())
        do {
            let view = DetailViewSpy()
            sut.view = view
        }

        #expect(sut.view == nil)
    }

    @Test func `what was deleted elsewhere can be read, but not checked`() {
        screen.show(tickets)
        screen.store.send([cat, twoTickets])

        screen.store.send([cat])

        #expect(screen.view.titleText == "Buy two tickets")
        #expect(screen.view.isDoneEnabled == false)
    }

    @Test func `the map stays where she has moved it, until another place is shown`() {
        screen.show(tickets(at: 51))
        screen.view.mapCenter = Coordinate(latitude: 52, longitude: 7)

        screen.store.send([tickets(at: 51, named: "Main station"), cat])
        #expect(screen.view.mapCenter?.latitude == 52)

        screen.store.send([tickets(at: 53), cat])
        #expect(screen.view.mapCenter?.latitude == 53)

        screen.sut.viewDidDisappear()
        screen.view.mapCenter = nil
        screen.sut.viewWillAppear()
        #expect(screen.view.mapCenter?.latitude == 53)

        let ida = ToDoItem(title: "Meet Ida", location: tickets(at: 54).location)
        screen.store.send([ida, tickets(at: nil)])
        #expect(screen.view.mapCenter == nil)
    }

    private func tickets(at latitude: Double?, named name: String = "Central station") -> ToDoItem {
        let center = latitude.map { Coordinate(latitude: $0, longitude: 7) }
        let station = Location(name: name, coordinate: center)
        return ToDoItem(id: tickets.id, title: tickets.title, location: station)
    }
}
