/// Knows what hangs on the board of the village.
@MainActor
protocol Board: AnyObject {
    /// What hangs there. The answer comes later.
    ///
    /// - Throws: if nobody answers; `CancellationError` soon after the task that asks is cancelled.
    func notices() async throws -> [String]
}
