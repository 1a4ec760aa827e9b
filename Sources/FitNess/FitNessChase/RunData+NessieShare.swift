import FitNessModel

extension RunData {
    /// Nessie's part of the runner's way: 0 if she has not moved, 1 if she is there.
    public var nessieShare: Double {
        guard distance > 0 else { return 0 }
        return min(nessieDistance / distance, 1)
    }
}
