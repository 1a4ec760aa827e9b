import InputForm
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SaveAnywayTests {
    private let finder = CoordinateFinderGate()
    private let delegate = InputFormDelegateSpy()
    private let driver: FormDriver
    private let screen: FormViewSpy

    init() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        (driver, screen) = (opened.driver, opened.screen)
    }

    @Test func `it is offered only when it is needed`() async throws {
        #expect(!screen.active.contains("Save anyway"))
        try driver.tap("Save")
        #expect(!screen.active.contains("Save anyway"))
        await finder.answer(.failure(.notFound), to: driver.form)
        #expect(screen.active.contains("Save anyway"))

        try driver.enter("Station Road 2", into: "Address")

        #expect(!screen.active.contains("Save anyway"))
    }

    @Test(arguments: [CoordinateError.notFound, .noAnswer])
    func `who taps twice saves it once, as it is`(error: CoordinateError) async throws {
        try driver.tap("Save")
        await finder.answer(.failure(error), to: driver.form)

        try driver.tapTwice("Save anyway")

        #expect(delegate.saved.map(\.title) == ["Buy tickets"])
        #expect(delegate.saved.first?.location?.address == "Station Road 1")
        #expect(delegate.saved.first?.location?.coordinate == nil)
    }

    @Test func `who could not wait for an answer can save it`() throws {
        try driver.tap("Save")
        driver.form.viewDidDisappear()
        #expect(
            screen.active.contains("Nobody has found the address yet. Save again, or delete it."))

        try driver.tap("Save anyway")

        #expect(delegate.saved.map(\.title) == ["Buy tickets"])
        #expect(driver.form.lookUp == nil)
    }
}
