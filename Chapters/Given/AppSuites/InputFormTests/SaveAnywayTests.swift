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
}
