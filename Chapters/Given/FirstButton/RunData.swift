/// What is counted during a run.
public struct RunData: Equatable, Sendable {
    /// In steps; nil as long as none is set.
    public internal(set) var goal: Int?
}
