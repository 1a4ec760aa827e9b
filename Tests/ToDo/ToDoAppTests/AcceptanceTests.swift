import DetailPresenter
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store
import Testing
import ToDoDoubles

@MainActor
struct AcceptanceTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let cat = ToDoItem(title: "Feed the cat")
    private let tickets = ToDoItem(
        title: "Buy tickets", itemDescription: "Two window seats",
        dueDate: Date(timeIntervalSince1970: 1_777_777_777),
        location: Location(
            name: "Central station", coordinate: Coordinate(latitude: 51.25, longitude: 6.75),
            address: "Station Road 1"))

    @Test func `R1 · when I open it, I see my list`() throws {
        let phone = try Phone(with: tickets, mum)

        #expect(phone.lines == ["Buy tickets · 3 May 2026 · Central station", "Call Mum"])
    }

    @Test func `R2 · I can put things on my list`() throws {
        let phone = try Phone()
        phone.list.didTapAdd()
        try phone.form.enter("Call Mum", into: "Title")

        try phone.form.tap("Save")

        #expect(phone.lines == ["Call Mum"])
    }

    @Test func `R3 · I can check a thing right there on the list`() throws {
        let phone = try Phone(with: milk, mum, cat)
        try #require(phone.screen.lines == ["Buy milk", "Call Mum", "Feed the cat"])

        phone.list.didTapCheck(1, section: 0)
        phone.list.didTapCheck(0, section: 0)

        #expect(phone.screen.lines == ["Feed the cat", "Done", "Buy milk", "Call Mum"])
    }

    @Test func `R4 · what I have checked moves below the rest, under the word Done`() throws {
        let phone = try Phone(with: mum, cat)

        phone.store.check(mum)

        #expect(phone.screen.lines == ["Feed the cat", "Done", "Call Mum"])
    }

    @Test func `R5 · if I hit the wrong one, I can uncheck it`() throws {
        let phone = try Phone(with: milk, mum)
        phone.store.check(milk)
        try #require(phone.screen.lines == ["Call Mum", "Done", "Buy milk"])

        phone.list.didTapCheck(0, section: 1)

        #expect(phone.screen.lines == ["Buy milk", "Call Mum"])
    }

    @Test func `R6 · I can throw the whole list away`() throws {
        let phone = try Phone(with: milk, mum)
        phone.store.check(milk)
        phone.list.didTapDeleteAll()

        try phone.question.didTapYes()

        #expect(phone.store.items.value == [])
        #expect(throws: NotSeen.self) { try phone.question }
    }

    @Test func `R7 · when I choose a thing on the list, I see all there is about it`() throws {
        let phone = try Phone(with: mum, tickets)
        try #require(phone.lines.count == 2)

        phone.list.didSelectRow(1, section: 0)

        let view = try phone.details.view
        #expect(view.titleText == "Buy tickets")
        #expect(view.dateText == "3 May 2026")
        #expect(view.locationText == "Central station")
        #expect(view.addressText == "Station Road 1")
        #expect(view.descriptionText == "Two window seats")
        #expect(view.mapCenter?.latitude == 51.25)
        phone.goBack()
        #expect(phone.lines == ["Call Mum", "Buy tickets · 3 May 2026 · Central station"])
    }

    @Test func `R8 · I can check a thing in its details, too`() throws {
        let phone = try Phone(with: mum, milk)
        phone.list.didSelectRow(0, section: 0)

        try phone.details.presenter.didTapDone()
        try #require(phone.lines == ["Buy milk", "Done", "Call Mum"])

        phone.list.didSelectRow(0, section: 1)
        let details = try phone.details
        #expect(details.view.isDoneEnabled == false)
        phone.store.uncheck(mum)
        #expect(details.view.isDoneEnabled)
    }

    @Test func `R9 · the plus opens a form`() throws {
        let phone = try Phone()

        phone.list.didTapAdd()

        let form = try phone.form
        try form.flip("With a date")
        for label in ["Title", "Date", "Location name", "Address", "Description"] {
            #expect(try form.element(label).isEnabled)
        }
    }

    @Test func `R10 · Save puts the thing on my list`() async throws {
        let phone = try Phone()
        phone.list.didTapAdd()
        let form = try phone.form
        try form.enter("Buy tickets", into: "Title")
        try form.flip("With a date")
        try form.choose(Date(timeIntervalSince1970: 1_777_777_777), for: "Date")
        try form.enter("Central station", into: "Location name")
        try form.enter("Station Road 1", into: "Address")
        try form.enter("Two window seats", into: "Description")

        try form.tap("Save")
        await phone.finder.answer(
            .success(Coordinate(latitude: 51.25, longitude: 6.75)), to: form.form)

        try #require(phone.lines == ["Buy tickets · 3 May 2026 · Central station"])
        phone.list.didSelectRow(0, section: 0)
        let view = try phone.details.view
        #expect(view.addressText == "Station Road 1")
        #expect(view.descriptionText == "Two window seats")
        #expect(view.mapCenter?.latitude == 51.25)
    }

    @Test func `R11 · without a title I cannot save, and I can see that`() throws {
        let driver = FormDriver(InputForm(finder: CoordinateFinderGate()))
        try driver.flip("With a date")
        try driver.enter("Home", into: "Location name")
        try driver.enter("Main Street 1", into: "Address")
        try driver.enter("It is her birthday", into: "Description")

        let withoutTitle = try driver.element("Save").isEnabled
        try driver.enter(" \u{200B} ", into: "Title")
        let withBlanks = try driver.element("Save").isEnabled
        try driver.enter("Call Mum", into: "Title")
        let withTitle = try driver.element("Save").isEnabled

        #expect(withoutTitle == false)
        #expect(withBlanks == false)
        #expect(withTitle)
    }

    @Test func `R12 · what is on the list already is not added again`() throws {
        let phone = try Phone()

        try saveInAHurry("Call Mum", on: phone)
        #expect(phone.screen.lines == ["Call Mum"])

        try saveInAHurry("Call Mum", on: phone)
        #expect(phone.screen.lines == ["Call Mum", "Call Mum"])
    }

    /// Types a title into a new form, and taps Save twice.
    private func saveInAHurry(_ title: String, on phone: Phone) throws {
        phone.list.didTapAdd()
        let form = try phone.form
        try form.enter(title, into: "Title")
        try form.tapTwice("Save")
    }

    @Test func `R13 · Cancel closes the form, and nothing has happened`() throws {
        let phone = try Phone(with: milk)
        phone.list.didTapAdd()
        try phone.form.enter("Call Mum", into: "Title")

        try phone.form.tap("Cancel")

        #expect(phone.lines == ["Buy milk"])
    }

    @Test func `R14 · it is all still there next week`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ToDoAppTests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plants = ToDoItem(title: "Water the plants")
        let cat = ToDoItem(title: "Feed the cat")
        let today = ToDoItemStore(directory: folder)
        today.add(plants)
        today.add(cat)
        today.check(cat)

        let nextWeek = ToDoItemStore(directory: folder)

        let doneCat = ToDoItem(id: cat.id, title: "Feed the cat", done: true)
        #expect(nextWeek.items.value == [plants, doneCat])
    }

    @Test func `R15 · one place decides which screen comes next`() throws {
        let phone = try Phone(with: milk, mum)
        #expect(phone.list.delegate === phone.coordinator)

        phone.list.delegate = nil
        phone.list.didSelectRow(1, section: 0)
        #expect(throws: NotSeen.self) { try phone.details }

        phone.list.delegate = phone.coordinator
        phone.list.didSelectRow(1, section: 0)
        _ = try phone.details
    }
}
