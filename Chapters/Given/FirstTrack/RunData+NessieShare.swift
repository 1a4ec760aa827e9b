import FitNessModel

extension RunData {
    /// Nessie's part of the runner's way: 0 at the start, 1 if Nessie has caught up.
    public var nessieShare: Double {
        distance / nessieDistance
    }
}
