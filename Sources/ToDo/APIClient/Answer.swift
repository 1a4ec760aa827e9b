import InputForm
import ItemModel

/// Where an address is, or why nobody can say.
typealias Answer = Result<Coordinate, CoordinateError>

extension CoordinateFinding {
    /// The same as `coordinate(for:)`, as a value.
    func answer(to address: String) async -> Answer {
        do throws(CoordinateError) {
            return .success(try await coordinate(for: address))
        } catch {
            return .failure(error)
        }
    }
}

extension AsyncStream<Answer> {
    /// What comes first; `cancelled` as soon as the task that waits is cancelled.
    var first: Answer {
        get async {
            for await answer in self where !Task.isCancelled { return answer }
            return .failure(.cancelled)
        }
    }
}
