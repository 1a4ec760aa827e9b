/// Where the two can be seen.
public protocol TrackView: AnyObject {
    /// - Parameters:
    ///   - runner: 0 at the start, 1 at the goal.
    ///   - nessie: 0 at the start, 1 at the runner.
    func show(runner: Double, nessie: Double)
}
