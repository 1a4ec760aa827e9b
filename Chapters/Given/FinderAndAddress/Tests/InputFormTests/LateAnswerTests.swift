import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LateAnswerTests {
    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = CoordinateFinderGate(isStubborn: true)
    private let delegate = InputFormDelegateSpy()
}
