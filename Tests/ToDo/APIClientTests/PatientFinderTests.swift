import APIClient
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PatientFinderTests {
    private let office = Coordinate(latitude: 1, longitude: 2)
    private let clock = TestClock()

    @Test(arguments: [false, true])
    func `who says nothing for five seconds is given up`(isStubborn: Bool) async {
        let finder = CoordinateFinderGate(isStubborn: isStubborn)
        let task = ask(finder)
        await clock.isAsleep()

        clock.advance(by: .seconds(5))

        await #expect(throws: CoordinateError.noAnswer) { try await task.value }
    }

    @Test func `a task that was cancelled gets no answer`() async {
        let finder = CoordinateFinderGate(isStubborn: true)
        let task = ask(finder)
        await clock.isAsleep()

        task.cancel()

        await #expect(throws: CoordinateError.cancelled) { try await task.value }
    }

    private func ask(_ finder: any CoordinateFinding) -> Task<Coordinate, any Error> {
        let sut = PatientFinder(finder, patience: .seconds(5), clock: clock)
        return Task { try await sut.coordinate(for: "Office") }
    }

    @Test func `an answer in time is passed on, and the alarm is off`() async throws {
        let finder = CoordinateFinderGate()
        let task = ask(finder)
        await finder.isAsked()
        await clock.isAsleep()

        clock.advance(by: .milliseconds(4999))
        finder.answer(.success(office))

        #expect(try await task.value == office)
        #expect(clock.sleepers == 0)
    }

    @Test func `who is given up is told so`() async {
        let task = ask(SlowFinder(clock: clock))
        await clock.isAsleep()
        await clock.isAsleep()

        clock.advance(by: .seconds(5))

        await #expect(throws: CoordinateError.noAnswer) { try await task.value }
        #expect(clock.sleepers == 0)
    }
}
