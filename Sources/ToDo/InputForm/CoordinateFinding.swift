import ItemModel

/// Who knows where an address is.
public protocol CoordinateFinding: Sendable {
    /// Returns where the address is.
    ///
    /// - Throws: why nobody can say; `cancelled` soon after the task that asks was cancelled.
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate
}

/// Why there is no coordinate.
public enum CoordinateError: Error, Equatable {
    /// There is no such address.
    case notFound
    /// Nobody could be asked, or nobody answered.
    case noAnswer
    /// Nobody wants the answer any more.
    case cancelled
}
