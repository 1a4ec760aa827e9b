import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LookUpTests {
    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = CoordinateFinderGate()
    private let delegate = InputFormDelegateSpy()
    private let driver: FormDriver
    private let screen: FormViewSpy

    init() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        (driver, screen) = (opened.driver, opened.screen)
    }

    @Test func `Save asks where the address is`() async throws {
        try driver.tap("Save")
        try #require(driver.form.lookUp != nil)
        await finder.isAsked()

        #expect(finder.addresses == ["Station Road 1"])
    }

    @Test(arguments: ["", "  "])
    func `without an address nobody is asked`(address: String) throws {
        try driver.enter(address, into: "Address")

        try driver.tap("Save")

        #expect(driver.form.lookUp == nil)
    }

    @Test(arguments: [("Central station", "Central station"), ("", "Station Road 1")])
    func `an item is saved when the answer comes`(typed: String, name: String) async throws {
        try driver.enter(typed, into: "Location name")

        try driver.tap("Save")
        #expect(delegate.saved.isEmpty)

        await finder.answer(.success(here), to: driver.form)
        let place = Location(name: name, coordinate: here, address: "Station Road 1")
        #expect(delegate.saved.map(\.location) == [place])
        #expect(finder.addresses == ["Station Road 1"])
    }

    @Test func `the screen shows what the form is doing`() async throws {
        try driver.flip("With a date")
        #expect(screen.active.contains("Date"))

        try driver.tap("Save")
        #expect(screen.active == ["Looking for the address …", "Cancel"])

        await finder.answer(.success(here), to: driver.form)
        #expect(!screen.active.contains("Looking for the address …"))
    }

    @Test func `a second tap asks nobody again`() async throws {
        try driver.tapTwice("Save")
        await finder.answer(.success(here), to: driver.form)

        #expect(finder.addresses == ["Station Road 1"])
    }

    @Test func `what is typed too late is not saved`() async throws {
        let drawn = try driver.element("Address")
        try driver.tap("Save")

        try driver.enter("Station Road 2", drawn: drawn)
        await finder.answer(.success(here), to: driver.form)

        #expect(delegate.saved.map(\.location?.address) == ["Station Road 1"])
    }

    @Test(arguments: [
        (CoordinateError.notFound, "This address was not found. Change it or delete it."),
        (CoordinateError.noAnswer, "Nobody answered. Save again, or delete the address."),
    ])
    func `an error saves nothing and loses nothing`(
        error: CoordinateError, note: String
    ) async throws {
        let typed = driver.form.data
        try driver.tap("Save")
        await finder.answer(.failure(error), to: driver.form)
        #expect(delegate.saved.isEmpty)
        #expect(driver.form.data == typed)
        #expect(screen.active.contains(note))

        try driver.enter("Station Road 2", into: "Address")
        #expect(!screen.active.contains(note))

        try driver.tap("Save")
        await finder.answer(.success(here), to: driver.form)
        #expect(finder.addresses == ["Station Road 1", "Station Road 2"])
        #expect(delegate.saved.count == 1)
    }

    @Test func `a finder that gives up by itself leaves no note`() async throws {
        let before = screen.active
        try driver.tap("Save")

        await finder.answer(.failure(.cancelled), to: driver.form)

        #expect(screen.active == before)
        #expect(delegate.saved.isEmpty)
    }

    @Test func `an answer that comes at once is heard`() async throws {
        let opened = try OpenForm(finder: EmptyTable(), delegate: delegate)

        try opened.driver.tap("Save")
        await opened.form.lookUp?.hasEnded()

        #expect(opened.screen.active.contains("Save"))
    }
}

/// Finds nothing, and says so at once.
private struct EmptyTable: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .notFound
    }
}
