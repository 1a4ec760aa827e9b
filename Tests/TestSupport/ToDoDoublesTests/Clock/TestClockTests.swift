import Testing
import ToDoDoubles

@Suite(.timeLimit(.minutes(1)))
struct TestClockTests {
    private let sut = TestClock()

    @Test func `who sleeps wakes when the clock has moved far enough`() async throws {
        let task = Task { try await sut.sleep(for: .seconds(5)) }
        await sut.isAsleep()

        sut.advance(by: .milliseconds(4999))
        #expect(sut.sleepers == 1)

        sut.advance(by: .milliseconds(1))
        #expect(sut.sleepers == 0)
        try await task.value
    }

    @Test func `from a moment to a later one it is as long as the clock has moved`() {
        sut.advance(by: .seconds(3))
        let before = sut.now

        sut.advance(by: .seconds(2))

        #expect(before.duration(to: sut.now) == .seconds(2))
        #expect(before.advanced(by: .seconds(2)) == sut.now)
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a sleep until now or earlier returns at once`(_ duration: Duration) async throws {
        sut.advance(by: .seconds(5))

        try await sut.sleep(for: duration)

        #expect(sut.sleepers == 0)
    }

    @Test func `only those whose time has come wake`() async throws {
        let short = Task { try await sut.sleep(for: .seconds(5)) }
        let long = Task { try await sut.sleep(for: .seconds(60)) }
        await sut.isAsleep()
        await sut.isAsleep()

        sut.advance(by: .seconds(5))

        try await short.value
        #expect(sut.sleepers == 1)
        long.cancel()
    }

    @Test func `who is cancelled while asleep is told so`() async {
        let task = Task { try await sut.sleep(for: .seconds(5)) }
        await sut.isAsleep()

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleepers == 0)
    }

    @Test(arguments: [Duration.zero, .seconds(5)])
    func `who was cancelled before does not sleep`(_ duration: Duration) async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await sut.sleep(for: duration)
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleepers == 0)
    }

    @Test func `each sleep is told of once`() async throws {
        let first = Task { try await sut.sleep(for: .seconds(5)) }
        await sut.isAsleep()
        #expect(sut.sleepers == 1)

        let second = Task { try await sut.sleep(for: .seconds(5)) }
        await sut.isAsleep()
        #expect(sut.sleepers == 2)

        sut.advance(by: .seconds(5))
        try await first.value
        try await second.value
    }
}
