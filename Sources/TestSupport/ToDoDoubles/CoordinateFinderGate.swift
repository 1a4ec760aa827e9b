import InputForm
import ItemModel

/// Keeps whoever asks waiting until the test answers.
@MainActor
public final class CoordinateFinderGate: CoordinateFinding {
    /// What is given to whoever asks.
    public typealias Answer = Result<Coordinate, CoordinateError>

    /// The addresses that it was asked for, in order.
    public private(set) var addresses: [String] = []
    private let isStubborn: Bool
    private var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    private var listeners: [CheckedContinuation<Void, Never>] = []

    /// Makes a gate that was asked for nothing yet.
    ///
    /// - Parameter isStubborn: whether it does not care that a task was cancelled.
    public init(isStubborn: Bool = false) {
        self.isStubborn = isStubborn
    }

    /// Waits for `answer`, or for the end of the task that asks.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        let number = addresses.count
        addresses.append(address)
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting[number] = continuation
                tellListeners()
            }
        } onCancel: {
            if isStubborn { return }
            Task { await self.answer(.failure(.cancelled), question: number) }
        }
        return try answer.get()
    }

    /// Returns as soon as so many questions wait for an answer, or when the test's time is up.
    public func isAsked(times: Int = 1) async {
        while waiting.count < times, !Task.isCancelled {
            await withTaskCancellationHandler {
                await withCheckedContinuation { listeners.append($0) }
            } onCancel: {
                Task { await self.tellListeners() }
            }
        }
    }

    private func tellListeners() {
        for listener in listeners { listener.resume() }
        listeners = []
    }

    /// Answers the last question; does nothing if nobody waits for that answer.
    public func answer(_ answer: Answer) {
        self.answer(answer, question: addresses.count - 1)
    }

    /// Answers a question, the first of which is 0; does nothing if nobody waits for that answer.
    public func answer(_ answer: Answer, question: Int) {
        waiting.removeValue(forKey: question)?.resume(returning: answer)
    }
}
