import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BackupFinderTests {
    private let server = CoordinateFinderGate()

    @Test(
        arguments: [
            (.success(Coordinate(latitude: 1, longitude: 2)), 1),
            (.failure(.noAnswer), 51.23),
            (.failure(.notFound), nil),
            (.failure(.cancelled), nil),
        ] as [(CoordinateFinderGate.Answer, Double?)])
    func `the table is asked only where nobody answers`(
        answer: CoordinateFinderGate.Answer, latitude: Double?
    ) async {
        let table = PlaceTable([Place("Düsseldorf", 51.23, 6.78)])
        let sut = BackupFinder(server, backup: table)
        let task = Task { try await sut.coordinate(for: "Düsseldorf") }
        await server.isAsked()

        server.answer(answer)

        #expect(await (try? task.value)?.latitude == latitude)
    }
}
