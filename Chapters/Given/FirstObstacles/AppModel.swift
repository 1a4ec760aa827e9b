public final class AppModel {
    public private(set) var data = RunData()
    /// Where alerts about the run are posted.
    public let alertCenter: AlertCenter
    private let obstacle: () -> Alert?
    // …

    /// Posts its alerts in `alertCenter`; only a missing goal keeps a run from starting.
    public convenience init(alertCenter: AlertCenter) {
        self.init(alertCenter: alertCenter, obstacle: { nil })
    }

    /// - Parameter obstacle: why nobody can set out; nil if somebody can.
    public init(alertCenter: AlertCenter, obstacle: @escaping () -> Alert?) {
        self.alertCenter = alertCenter
        self.obstacle = obstacle
    }

    // …
}
