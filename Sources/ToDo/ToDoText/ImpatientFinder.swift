import InputForm
import ItemModel
import Store

/// Asks another one, and answers in its place when nobody can wait any longer.
final class ImpatientFinder: CoordinateFinding {
    typealias Answer = (Result<Coordinate, CoordinateError>) -> Void

    private let finder: any CoordinateFinding
    private var answer: Answer?

    init(_ finder: any CoordinateFinding) {
        self.finder = finder
    }

    func coordinate(for address: String, completion: @escaping Answer) -> any Subscription {
        answer = completion
        return finder.coordinate(for: address, completion: completion)
    }

    /// What is being looked up is not found.
    func giveUp() {
        answer?(.failure(.noAnswer))
        answer = nil
    }
}
