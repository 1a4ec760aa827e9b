import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BackupFinderTests {
    private let server = CoordinateFinderGate()
}
