import Testing

@testable import NoticeBoard

/// A board that lets everybody wait until the test answers.
@MainActor
final class BoardGate: Board {
    /// How often the board was asked.
    private(set) var questions = 0
    private var waiting: [Int: CheckedContinuation<[String], any Error>] = [:]
    private var listeners: [CheckedContinuation<Void, Never>] = []
    private var ended: Set<Task<Void, Never>> = []
    private let isStubborn: Bool

    /// - Parameter isStubborn: whether it does not care that a task was cancelled.
    init(isStubborn: Bool = false) {
        self.isStubborn = isStubborn
    }

    func notices() async throws -> [String] {
        questions += 1
        let number = questions
        let answer = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting[number] = continuation
                wakeUp()
            }
        } onCancel: {
            guard !isStubborn else { return }
            Task { await self.resume(number, with: .failure(CancellationError())) }
        }
        if !isStubborn { try Task.checkCancellation() }
        return answer
    }

    /// Returns when the board was asked so many times, or when the test's time is up.
    func isAsked(times: Int = 1) async {
        while questions < times, !Task.isCancelled { await somethingHappens() }
    }

    /// Answers one question, or all of them, and returns when the task has ended.
    func answer(
        _ answer: Result<[String], any Error>, question: Int? = nil, to task: Task<Void, Never>?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard let task else {
            Issue.record("Nothing is loading.", sourceLocation: sourceLocation)
            return
        }
        Task {
            await task.value
            ended.insert(task)
            wakeUp()
        }
        while !ended.contains(task), !Task.isCancelled {
            for number in question.map({ [$0] }) ?? Array(waiting.keys) {
                resume(number, with: answer)
            }
            await somethingHappens()
        }
    }

    private func resume(_ number: Int, with answer: Result<[String], any Error>) {
        waiting.removeValue(forKey: number)?.resume(with: answer)
    }

    private func somethingHappens() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { listeners.append($0) }
        } onCancel: {
            Task { await self.wakeUp() }
        }
    }

    private func wakeUp() {
        for listener in listeners { listener.resume() }
        listeners = []
    }
}

/// Nobody answers.
struct NoAnswer: Error {}
