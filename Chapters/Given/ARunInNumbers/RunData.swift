/// What is counted during a run.
public struct RunData: Equatable, Sendable {
    /// In steps; nil as long as none is set.
    public internal(set) var goal: Int?
    /// How many steps were walked.
    public internal(set) var steps: Int
    /// In metres, as Nessie's.
    public internal(set) var distance: Double
    /// How far Nessie swam, in metres.
    public internal(set) var nessieDistance: Double

    /// Makes the numbers of a run that has not begun, unless other ones are given.
    public init(
        goal: Int? = nil, steps: Int = 0, distance: Double = 0, nessieDistance: Double = 0
    ) {
        self.goal = goal
        self.steps = steps
        self.distance = distance
        self.nessieDistance = nessieDistance
    }

    /// Whether the runner has won.
    public var isGoalReached: Bool {
        steps >= goal ?? 0
    }

    /// Whether Nessie has the runner.
    public var isCaught: Bool {
        nessieDistance >= distance
    }
}
