import InputForm
import ItemModel

/// Asks another finder once for each address, and remembers what it has found.
public actor RememberingFinder: CoordinateFinding {
    private let finder: any CoordinateFinding
    private var questions: [String: Task<Answer, Never>] = [:]

    /// Asks `finder` for each address that it does not know yet.
    public init(_ finder: any CoordinateFinding) {
        self.finder = finder
    }

    /// What was found before, or else what the finder answers.
    ///
    /// Who is cancelled gives up alone: the question goes on for the others.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        let question = questions[address] ?? ask(address)
        let (answers, inbox) = AsyncStream.makeStream(of: Answer.self)
        Task { inbox.yield(await question.value) }
        return try await answers.first.get()
    }

    private func ask(_ address: String) -> Task<Answer, Never> {
        let question = Task {
            let answer = await finder.answer(to: address)
            if case .failure = answer { questions[address] = nil }
            return answer
        }
        questions[address] = question
        return question
    }
}
