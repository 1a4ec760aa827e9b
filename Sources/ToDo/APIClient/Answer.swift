import InputForm
import ItemModel

/// Where an address is, or why nobody can say.
typealias Answer = Result<Coordinate, CoordinateError>

extension AsyncStream<Answer> {
    /// What comes first; `cancelled` as soon as the task that waits is cancelled.
    var first: Answer {
        get async {
            for await answer in self where !Task.isCancelled { return answer }
            return .failure(.cancelled)
        }
    }
}
