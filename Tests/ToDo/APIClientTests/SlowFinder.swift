import InputForm
import ItemModel
import ToDoDoubles

/// Finds nothing, after a minute of this clock.
struct SlowFinder: CoordinateFinding {
    let clock: TestClock

    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        try? await clock.sleep(for: .seconds(60))
        throw .notFound
    }
}
