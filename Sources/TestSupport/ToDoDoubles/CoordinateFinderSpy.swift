import InputForm
import ItemModel
import Store

/// Remembers what it was asked, and answers when the test wants it to.
public final class CoordinateFinderSpy: CoordinateFinding {
    public final class LookUp: Subscription {
        fileprivate var completion: ((Result<Coordinate, CoordinateError>) -> Void)?

        public func cancel() {
            completion = nil
        }
    }

    public private(set) var addresses: [String] = []
    /// nil if nobody waits for an answer any more.
    public private(set) weak var lookUp: LookUp?

    public init() {}

    public func coordinate(
        for address: String,
        completion: @escaping (Result<Coordinate, CoordinateError>) -> Void
    ) -> any Subscription {
        addresses.append(address)
        let lookUp = LookUp()
        lookUp.completion = completion
        self.lookUp = lookUp
        return lookUp
    }

    public func answer(_ result: Result<Coordinate, CoordinateError>) {
        let completion = lookUp?.completion
        lookUp?.cancel()
        completion?(result)
    }
}
