import ItemModel
import Store

/// Who knows where an address is.
public protocol CoordinateFinding: AnyObject {
    /// Answers once, at once or later, unless what it returns was cancelled or released before.
    func coordinate(
        for address: String,
        completion: @escaping (Result<Coordinate, CoordinateError>) -> Void
    ) -> any Subscription
}

/// Why nobody can say where an address is.
public enum CoordinateError: Error, Equatable {
    case notFound
    case noAnswer
}
