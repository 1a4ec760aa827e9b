import FitNessAlerts
import FitNessModel
import Foundation

extension Pedometer {
    /// Why nobody can set out with it; nil if somebody can.
    var obstacle: Alert? {
        if !isAvailable { return .noPedometer }
        return isDenied ? .notAllowed : nil
    }
}

extension AppModel {
    /// A model that asks this pedometer before she sets out.
    public convenience init(pedometer: any Pedometer) {
        self.init(
            alertCenter: AlertCenter(notifications: NotificationCenter()),
            obstacle: { pedometer.obstacle })
    }
}
