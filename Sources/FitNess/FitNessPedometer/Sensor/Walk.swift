/// What was walked since the last time.
public struct Walk: Equatable, Sendable {
    /// How many steps it was.
    public let steps: Int
    /// How many metres it was.
    public let metres: Double

    /// Makes a walk of so many steps and so many metres.
    public init(steps: Int, metres: Double) {
        self.steps = steps
        self.metres = metres
    }
}
