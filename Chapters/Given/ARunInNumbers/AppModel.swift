import FitNessAlerts
import Foundation
import Observing

/// What the app knows, and what can happen to it.
public final class AppModel {
    public private(set) var data = RunData()
    /// Where alerts about the run are posted.
    public let alertCenter: AlertCenter
    // …

    public init(alertCenter: AlertCenter) {
        self.alertCenter = alertCenter
    }

    /// Posts in an alert centre of its own; only a missing goal keeps a run from starting.
    public convenience init() {
        self.init(alertCenter: AlertCenter(notifications: NotificationCenter()))
    }

    // …

    /// Adds to what was walked; does nothing unless a run is going on.
    public func didWalk(steps: Int, metres: Double) {
        guard state == .inProgress else { return }
        data.steps += steps
        data.distance += metres
    }

    /// Adds to how far Nessie swam; does nothing unless a run is going on.
    public func nessieDidSwim(metres: Double) {
        guard state == .inProgress else { return }
        data.nessieDistance += metres
    }

    // …
}

// …
