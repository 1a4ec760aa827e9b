import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct GateTests {
    private let office = Coordinate(latitude: 1, longitude: 2)
    private let sut = CoordinateFinderGate()

    @Test func `whoever asks gets the answer`() async throws {
        let task = Task { try await sut.coordinate(for: "Office") }
        await sut.isAsked()

        sut.answer(.success(office))

        #expect(try await task.value == office)
        #expect(sut.addresses == ["Office"])
    }

    @Test func `whoever is cancelled gets no answer`() async {
        let task = Task { try await sut.coordinate(for: "Office") }
        await sut.isAsked()

        task.cancel()

        await #expect(throws: CoordinateError.cancelled) { try await task.value }
    }

    @Test func `who was cancelled before gets no answer`() async {
        let task = Task { try await sut.coordinate(for: "Office") }
        task.cancel()

        await #expect(throws: CoordinateError.cancelled) { try await task.value }
    }

    @Test func `the last question is answered, and the others wait`() async throws {
        let first = Task { try await sut.coordinate(for: "Home") }
        await sut.isAsked()
        let second = Task { try await sut.coordinate(for: "Office") }
        await sut.isAsked(times: 2)

        sut.answer(.success(office))
        #expect(try await second.value == office)

        first.cancel()
        await #expect(throws: CoordinateError.cancelled) { try await first.value }
    }

    @Test func `a stubborn one answers whoever was cancelled`() async throws {
        let sut = CoordinateFinderGate(isStubborn: true)
        let task = Task { try await sut.coordinate(for: "Office") }
        await sut.isAsked()
        task.cancel()

        sut.answer(.success(office), question: 0)

        #expect(try await task.value == office)
    }

    @Test func `an answer that nobody waits for is lost`() async throws {
        sut.answer(.failure(.notFound))
        let task = Task { try await sut.coordinate(for: "Office") }
        await sut.isAsked()

        sut.answer(.success(office))
        sut.answer(.failure(.notFound))

        #expect(try await task.value == office)
    }
}
