import InputForm
import ItemModel
import Store

/// Remembers what it was asked, and answers when the test wants it to.
public final class CoordinateFinderSpy: CoordinateFinding {
    /// A question that waits for its answer; after a cancellation, it gets none.
    public final class LookUp: Subscription {
        fileprivate var completion: ((Result<Coordinate, CoordinateError>) -> Void)?

        /// Sees to it that no answer comes any more.
        public func cancel() {
            completion = nil
        }
    }

    /// The addresses that it was asked for, in order.
    public private(set) var addresses: [String] = []
    /// nil if nobody waits for an answer any more.
    public private(set) weak var lookUp: LookUp?

    /// Makes a spy that was asked for nothing yet.
    public init() {}

    /// Remembers the address; `completion` waits for `answer`.
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

    /// Answers the last question, if somebody waits for it and it has no answer yet.
    public func answer(_ result: Result<Coordinate, CoordinateError>) {
        let completion = lookUp?.completion
        lookUp?.cancel()
        completion?(result)
    }
}
