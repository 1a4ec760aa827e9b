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
}

/// Finds nothing, and says so at once.
private struct EmptyTable: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .notFound
    }
}
