import Store

/// What the app knows, and what can happen to it.
public final class AppModel {
    public let data = RunData()
    private let states = ObservableValue(AppState.notStarted)
    public var state: AppState { states.value }

    public init() {}

    /// Hands over the state at once, then after every change, as long as the subscription is kept.
    public func observe(_ receive: @escaping (AppState) -> Void) -> any Subscription {
        states.subscribe(receive)
    }

    public func start() throws {
        guard data.goal != nil else { throw AppModelError.goalNotSet }
        move(from: .notStarted, to: .inProgress)
    }

    public func restart() {
        data.reset()
        states.send(.notStarted)
    }

    public func pause() {
        move(from: .inProgress, to: .paused)
    }

    public func resume() {
        move(from: .paused, to: .inProgress)
    }

    public func didReachGoal() {
        move(from: .inProgress, to: .completed)
    }

    public func didGetCaught() {
        move(from: .inProgress, to: .caught)
    }

    private func move(from old: AppState, to new: AppState) {
        if state == old { states.send(new) }
    }
}

/// Why the app does not start.
public enum AppModelError: Error {
    case goalNotSet
}
