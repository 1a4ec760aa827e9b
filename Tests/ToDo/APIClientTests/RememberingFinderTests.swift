import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RememberingFinderTests {
    private let office = Coordinate(latitude: 1, longitude: 2)
    private let finder = CoordinateFinderGate()
    private let sut: RememberingFinder

    init() {
        sut = RememberingFinder(finder)
    }

    @Test func `each address is asked for once`() async throws {
        let spy = FinderSpy(office)
        let sut = RememberingFinder(spy)

        for address in ["Office", "Office", "Home"] {
            #expect(try await sut.coordinate(for: address) == office)
        }

        let addresses = await spy.addresses
        #expect(addresses == ["Office", "Home"])
    }

    @Test func `two who ask at the same time cause one question`() async throws {
        let (first, second) = (ask(), ask())
        await finder.isAsked()

        finder.answer(.success(office), question: 0)
        #expect(try await first.value == office)
        finder.answer(.success(office), question: 1)
        #expect(try await second.value == office)

        #expect(finder.addresses == ["Office"])
    }

    private func ask() -> Task<Coordinate, any Error> {
        Task { try await sut.coordinate(for: "Office") }
    }

    @Test func `a failure is not remembered`() async throws {
        let spy = FinderSpy(nil, office)
        let sut = RememberingFinder(spy)

        await #expect(throws: CoordinateError.noAnswer) {
            try await sut.coordinate(for: "Office")
        }

        #expect(try await sut.coordinate(for: "Office") == office)
    }

    @Test func `who is cancelled gives up alone`() async throws {
        let (first, second) = (ask(), ask())
        await finder.isAsked()

        first.cancel()
        finder.answer(.success(office))

        await #expect(throws: CoordinateError.cancelled) { try await first.value }
        #expect(try await second.value == office)
    }
}
