import InputForm
import Testing
import ToDoDoubles

struct SaveAnywayTests {
    private let finder = CoordinateFinderSpy()
    private let delegate = InputFormDelegateSpy()
    private let driver: FormDriver
    private let screen: FormViewSpy

    init() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        (driver, screen) = (opened.driver, opened.screen)
    }

    @Test(arguments: [CoordinateError.notFound, .noAnswer])
    func `an address that nobody finds can be saved as it is`(error: CoordinateError) throws {
        try driver.tap("Save")
        finder.answer(.failure(error))

        try driver.tap("Save anyway")

        #expect(delegate.saved.map(\.title) == ["Buy tickets"])
        #expect(delegate.saved.first?.location?.address == "Station Road 1")
        #expect(delegate.saved.first?.location?.coordinate == nil)
    }

    @Test func `a second tap on it saves nothing more`() throws {
        try driver.tap("Save")
        finder.answer(.failure(.notFound))

        try driver.tapTwice("Save anyway")

        #expect(delegate.saved.map(\.title) == ["Buy tickets"])
    }

    @Test func `it is offered only when it is needed`() throws {
        #expect(!screen.active.contains("Save anyway"))
        try driver.tap("Save")
        #expect(!screen.active.contains("Save anyway"))
        finder.answer(.failure(.notFound))
        #expect(screen.active.contains("Save anyway"))

        try driver.enter("Station Road 2", into: "Address")

        #expect(!screen.active.contains("Save anyway"))
    }
}
