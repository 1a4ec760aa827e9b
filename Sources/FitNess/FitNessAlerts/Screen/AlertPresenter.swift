import Foundation

/// Decides whether alerts can be seen.
public final class AlertPresenter {
    private let alertCenter: any AlertSource
    private weak var view: (any AlertView)?
    private var observations: [Observation] = []

    /// Shows the alerts of `alertCenter` in `view`, which it holds weakly.
    public init(alertCenter: any AlertSource, view: any AlertView) {
        self.alertCenter = alertCenter
        self.view = view
    }

    /// Shows the alerts now and after every change; hides them when there are none.
    public func viewDidLoad() {
        observations = [.alertPosted, .alertsCleared].map { (name: Notification.Name) in
            Observation(of: name, in: alertCenter.notifications) { [weak self] _ in
                self?.update()
            }
        }
        update()
    }

    private func update() {
        let alerts = alertCenter.alerts
        if alerts.isEmpty { view?.hide() } else { view?.show(alerts) }
    }
}
