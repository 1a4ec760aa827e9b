import FitNessAlerts

/// Stands in for a phone's sensor, which measures on a thread of its own and is heard later.
enum SlowSensor {
    /// Tells the main thread of these alerts, one after the other, as soon as it has time.
    static func report(_ alerts: [Alert], to tell: @escaping @MainActor (Alert) -> Void) {
        Task.detached {
            for alert in alerts { await tell(alert) }
        }
    }
}
