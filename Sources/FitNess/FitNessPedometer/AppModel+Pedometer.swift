import FitNessAlerts
import FitNessModel
import Foundation

extension AppModel {
    /// A model that asks this pedometer before the runner sets out.
    public convenience init(pedometer: any Pedometer) {
        self.init(
            alertCenter: AlertCenter(notifications: NotificationCenter()),
            obstacle: { pedometer.obstacle })
    }
}
