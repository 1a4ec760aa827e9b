import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RememberingFinderTests {
    private let office = Coordinate(latitude: 1, longitude: 2)
}
