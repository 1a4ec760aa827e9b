import FitNessAlerts
import Foundation
import Observing

/// What the app knows, and what can happen to it.
public final class AppModel {
    public private(set) var data = RunData()
    /// Where alerts about the run are posted.
    public let alertCenter: AlertCenter
    private let obstacle: () -> Alert?
    private var told: [Alert] = []
    private let states = ObservableValue(AppState.notStarted)
    /// How far the run has come.
    public var state: AppState { states.value }
    private lazy var changes = ObservableValue(data)

    /// Posts its alerts in `alertCenter`; only a missing goal keeps a run from starting.
    public convenience init(alertCenter: AlertCenter) {
        self.init(alertCenter: alertCenter, obstacle: { nil })
    }

    /// - Parameter obstacle: why nobody can set out; nil if somebody can.
    public init(alertCenter: AlertCenter, obstacle: @escaping () -> Alert?) {
        self.alertCenter = alertCenter
        self.obstacle = obstacle
    }

    /// Posts in an alert centre of its own; only a missing goal keeps a run from starting.
    public convenience init() {
        self.init(alertCenter: AlertCenter(notifications: NotificationCenter()))
    }

    /// Hands over the state at once, then after every change, as long as the subscription is kept.
    public func observe(_ receive: @escaping (AppState) -> Void) -> any Subscription {
        states.subscribe(receive)
    }

    /// Takes this as the goal; without a number above 0, there is none.
    public func setGoal(_ steps: Int) {
        data.goal = steps > 0 ? steps : nil
    }

    /// Begins a run that is not started, if nothing stands in its way.
    ///
    /// - Throws: `AppModelError.goalNotSet` if there is no goal.
    public func start() throws {
        guard data.goal != nil else { throw AppModelError.goalNotSet }
        setOut(from: .notStarted)
    }

    /// Goes back to the time before the start; numbers, goal and alerts are gone.
    public func restart() {
        data = RunData()
        told = []
        alertCenter.clearAlerts()
        changes.send(data)
        states.send(.notStarted)
    }

    /// Pauses a run in progress; does nothing in another state.
    public func pause() {
        move(from: .inProgress, to: .paused)
    }

    /// Goes on with a paused run, if nothing stands in its way.
    public func resume() {
        setOut(from: .paused)
    }

    private func setOut(from old: AppState) {
        guard state == old else { return }
        if let obstacle = obstacle() { return alertCenter.post(obstacle) }
        states.send(.inProgress)
    }

    /// Ends a run in progress as completed; does nothing in another state.
    func didReachGoal() {
        move(from: .inProgress, to: .completed)
    }

    /// Ends a run in progress as caught; does nothing in another state.
    func didGetCaught() {
        move(from: .inProgress, to: .caught)
    }

    private func move(from old: AppState, to new: AppState) {
        if state == old { states.send(new) }
    }

    /// Adds to what was walked, which may end the run; does nothing unless one is going on.
    public func didWalk(steps: Int, metres: Double) {
        onTheWay {
            data.steps += steps
            data.distance += metres
        }
    }

    /// Adds to how far Nessie swam, which may end the run; does nothing unless one is going on.
    public func nessieDidSwim(metres: Double) {
        onTheWay { data.nessieDistance += metres }
    }

    private func onTheWay(_ change: () -> Void) {
        guard state == .inProgress else { return }
        change()
        changes.send(data)
        judge()
    }

    private func judge() {
        tellMilestones()
        if data.isCaught { didGetCaught() }
        if data.isGoalReached { didReachGoal() }
    }

    private func tellMilestones() {
        let milestones: [(isReached: Bool, alert: Alert)] = [
            (data.share >= 0.25, .milestone25Percent),
            (data.share >= 0.5, .milestone50Percent),
            (data.share >= 0.75, .milestone75Percent),
            (data.isGoalReached, .goalComplete),
        ]
        for (isReached, alert) in milestones where isReached && !told.contains(alert) {
            told.append(alert)
            alertCenter.post(alert)
        }
    }

    /// Hands over the numbers at once, then after every change, as long as the subscription is kept.
    public func observeData(_ receive: @escaping (RunData) -> Void) -> any Subscription {
        changes.subscribe(receive)
    }
}

/// Why the app does not start.
public enum AppModelError: Error {
    case goalNotSet
}
