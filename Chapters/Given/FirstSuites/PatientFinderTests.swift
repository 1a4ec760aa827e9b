import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PatientFinderTests {
    private let clock = TestClock()

    private func ask(_ finder: any CoordinateFinding) -> Task<Coordinate, any Error> {
        let sut = PatientFinder(finder, patience: .seconds(5), clock: clock)
        return Task { try await sut.coordinate(for: "Office") }
    }
}
