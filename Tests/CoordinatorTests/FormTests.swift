import ItemModel
import Testing
import ToDoDoubles

struct FormTests {
    private let app: App

    init() throws {
        app = try App()
        app.sut.start()
    }

    @Test func `the plus presents a form, which tells the coordinator what was typed`() throws {
        app.sut.didTapAdd()

        #expect(app.navigator.calls == [.setRoot, .present])
        let form = try #require(app.navigator.form)
        #expect(form.delegate === app.sut)
    }

    @Test func `what was saved in the form is in the store`() throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))

        try form.enter("dummy title", into: "Title")
        try form.tap("Save")

        #expect(app.store.items.value.map(\.title) == ["dummy title"])
    }

    @Test func `a form that was saved is closed, once`() throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter("Call Mum", into: "Title")

        try form.tap("Save")

        #expect(app.navigator.calls == [.setRoot, .present, .dismiss])
    }

    @Test func `Cancel closes the form, and adds nothing`() throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter("Call Mum", into: "Title")

        try form.tap("Cancel")

        #expect(app.navigator.calls == [.setRoot, .present, .dismiss])
        #expect(app.store.items.value.isEmpty)
    }

    @Test func `the item is on the list before the form is closed`() throws {
        var titlesAtDismissal: [String]?
        app.navigator.onDismiss = { titlesAtDismissal = app.store.items.value.map(\.title) }
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter("Call Mum", into: "Title")

        try form.tap("Save")

        #expect(titlesAtDismissal == ["Call Mum"])
    }

    @Test func `the form asks where an address is`() throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter("Buy tickets", into: "Title")
        try form.enter("1 Station Road", into: "Address")

        try form.tap("Save")
        app.finder.answer(.success(Coordinate(latitude: 51.2, longitude: 6.8)))

        let place = try #require(app.store.items.value.first?.location)
        #expect(place.coordinate?.latitude == 51.2)
    }
}
