import CustomAssertions
import DetailPresenter
import DueDate
import Foundation
import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct ContentTests {
    private let tickets = ToDoItem(
        title: "Buy tickets", itemDescription: "Two window seats",
        dueDate: Date(timeIntervalSince1970: 1_777_761_000),
        location: Location(
            name: "Central station",
            coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778)))
    private let screen = DetailScreen()
    private var view: DetailViewSpy { screen.view }

    @Test func `the title is shown`() {
        screen.show(tickets)

        #expect(view.titleText == "Buy tickets")
    }

    @Test func `the place and the description are shown`() {
        screen.show(tickets)

        #expect(view.locationText == "Central station")
        #expect(view.descriptionText == "Two window seats")
    }

    @Test func `the date is shown`() {
        screen.show(tickets)
        #expect(view.dateText == "3 May 2026")

        screen.show(ToDoItem(title: "Celebrate", dueDate: Date(timeIntervalSince1970: 0)))
        #expect(view.dateText == "1 Jan 1970")
    }

    @Test func `the map shows the place`() {
        screen.show(tickets)

        assertClose(view.mapCenter?.latitude, expected: 51.225556, accuracy: 0.00001)
        assertClose(view.mapCenter?.longitude, expected: 6.782778, accuracy: 0.00001)
    }

    @Test func `the next item leaves nothing of the one before`() {
        screen.show(tickets)

        screen.show(ToDoItem(title: "Call Mum", location: Location(name: "Home")))
        #expect([view.dateText, view.locationText, view.descriptionText] == ["", "Home", ""])
        #expect(view.mapCenter == nil)

        screen.show(ToDoItem(title: "Feed the cat"))
        #expect(view.locationText == "")
    }

    @Test func `the date looks as it does on the list`() {
        let store = StoreFake([tickets])
        let list = ListPresenter(store: store, dateFormatter: .dueDate())
        list.viewWillAppear()
        let cell = ItemCell()
        list.configure(cell, row: 0, section: 0)
        let sut = DetailPresenter(id: tickets.id, store: store, dateFormatter: .dueDate())
        sut.view = view

        sut.viewWillAppear()

        #expect(view.dateText == cell.dateText)
    }

    @Test func `the date is written for this machine if nobody says otherwise`() {
        let formatter = DateFormatter.dueDate()

        #expect(formatter.locale == .current)
        #expect(formatter.timeZone == .current)
    }

    @Test func `the address is shown, and is gone with the next item`() {
        let station = Location(name: "Central station", address: "Station Road 1")
        screen.show(ToDoItem(title: "Buy tickets", location: station))
        #expect(view.addressText == "Station Road 1")

        screen.show(ToDoItem(title: "Call Mum", location: Location(name: "Home")))
        #expect(view.addressText == "")
    }
}
