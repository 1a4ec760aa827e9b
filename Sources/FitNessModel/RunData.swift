/// What is counted while she is on her way.
public final class RunData {
    /// In steps; nil as long as she has not set one.
    public var goal: Int?

    func reset() {
        goal = nil
    }
}
