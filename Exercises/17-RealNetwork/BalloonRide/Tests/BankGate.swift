import Testing

@testable import BalloonRide

struct Declined: Error, Equatable {}

/// Takes money at once, except from those whom the test keeps waiting.
@MainActor
final class BankGate: Bank {
    /// Whose money was taken.
    private(set) var charged: [String] = []
    private var listeners: [String: AsyncStream<Void>.Continuation] = [:]
    private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]

    func charge(_ name: String) async throws {
        if let listener = listeners.removeValue(forKey: name) { try await wait(name, listener) }
        charged.append(name)
    }

    /// Begins to book, and returns when the bank is asked, or when all is over without it.
    func keep(
        _ name: String, _ book: @escaping @MainActor () async throws -> Void
    ) async -> Booking {
        let (asked, listener) = AsyncStream<Void>.makeStream()
        listeners[name] = listener
        let task = Task {
            defer { listener.finish() }
            try await book()
        }
        for await _ in asked {}
        listeners[name] = nil
        return Booking(task: task)
    }

    func answer(
        _ name: String, throwing error: (any Error)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let continuation = waiting.removeValue(forKey: name) else {
            Issue.record("\(name) does not wait for the bank", sourceLocation: sourceLocation)
            return
        }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }

    private func wait(_ name: String, _ listener: AsyncStream<Void>.Continuation) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                waiting[name] = $0
                listener.finish()
            }
        } onCancel: {
            Task { @MainActor in
                waiting.removeValue(forKey: name)?.resume(throwing: CancellationError())
            }
        }
    }
}

/// A booking that waits for the bank.
struct Booking {
    let task: Task<Void, any Error>

    func cancel() {
        task.cancel()
    }

    /// Returns, or throws, when the booking does. A time limit ends it, too.
    func end() async throws {
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
