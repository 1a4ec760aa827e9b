/// What the app knows, and what can happen to it.
public final class AppModel {
    public private(set) var data = RunData()
    public private(set) var state = AppState.notStarted

    public init() {}

    /// Takes this as the goal.
    public func setGoal(_ steps: Int) {
        data.goal = steps
    }

    public func start() {}

    public func restart() {}

    public func pause() {
        state = .paused
    }

    public func resume() {
        state = .inProgress
    }

    public func didReachGoal() {
        state = .completed
    }

    public func didGetCaught() {
        state = .caught
    }
}

/// Why the app does not start.
public enum AppModelError: Error {
    case goalNotSet
}
