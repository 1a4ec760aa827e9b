/// What was walked since the last time.
public struct Walk: Equatable, Sendable {
    public let steps: Int
    public let metres: Double

    public init(steps: Int, metres: Double) {
        self.steps = steps
        self.metres = metres
    }
}
