/// What is counted while she is on her way.
public final class RunData {
    /// In steps; nil as long as she has not set one.
    public var goal: Int?
    public internal(set) var steps: Int
    /// In metres, as Nessie's.
    public internal(set) var distance: Double
    public internal(set) var nessieDistance: Double

    public init(
        goal: Int? = nil, steps: Int = 0, distance: Double = 0, nessieDistance: Double = 0
    ) {
        self.goal = goal
        self.steps = steps
        self.distance = distance
        self.nessieDistance = nessieDistance
    }

    /// Whether she has won.
    public var isGoalReached: Bool {
        guard let goal else { return false }
        return steps >= goal && !isCaught
    }

    func reset() {
        goal = nil
        steps = 0
        distance = 0
        nessieDistance = 0
    }

    /// Whether Nessie has her.
    public var isCaught: Bool {
        distance > 0 && nessieDistance >= distance
    }

    /// The part of the goal that is done, 1 for all of it; 0 without a goal.
    public var share: Double {
        guard let goal else { return 0 }
        return Double(steps) / Double(goal)
    }
}
