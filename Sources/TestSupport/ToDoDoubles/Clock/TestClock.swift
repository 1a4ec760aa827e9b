import Foundation
import Synchronization

/// A clock that stands still until the test moves it.
public final class TestClock: Clock {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        fileprivate var time = Duration.zero

        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        public func duration(to other: Instant) -> Duration { other.time - time }
        public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    private struct Sleeper {
        let end: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }
    private struct State {
        var now = Instant()
        var sleepers: [UUID: Sleeper] = [:]
    }

    private let state = Mutex(State())
    private let (naps, log) = AsyncStream.makeStream(of: Void.self)

    public let minimumResolution = Swift.Duration.zero
    public var now: Instant { state.withLock { $0.now } }
    /// How many sleep now.
    public var sleepers: Int { state.withLock { $0.sleepers.count } }

    /// Makes a clock that stands still.
    public init() {}

    /// Returns when the test has moved the clock so far; throws if the task is cancelled before.
    public func sleep(until end: Instant, tolerance: Duration? = nil) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(end: end, continuation: continuation)
                state.withLock { $0.sleepers[id] = sleeper }
                if Task.isCancelled { wake(id, with: .failure(CancellationError())) }
                if end <= now { wake(id, with: .success(())) }
                log.yield()
            }
        } onCancel: {
            wake(id, with: .failure(CancellationError()))
        }
    }

    /// Returns as soon as somebody sleeps, or when the test's time is up; tells of each sleep once.
    public func isAsleep() async {
        for await _ in naps { return }
    }

    /// Moves the clock, and wakes all whose time has come.
    public func advance(by duration: Duration) {
        let ended = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.sleepers.filter { $0.value.end <= state.now }.map(\.key)
        }
        for id in ended { wake(id, with: .success(())) }
    }

    private func wake(_ id: UUID, with result: Result<Void, any Error>) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.continuation.resume(with: result)
    }
}
