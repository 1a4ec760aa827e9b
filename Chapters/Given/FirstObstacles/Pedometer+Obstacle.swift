import FitNessAlerts

extension Pedometer {
    /// Why nobody can set out with it; nil if somebody can.
    var obstacle: Alert? { nil }
}
