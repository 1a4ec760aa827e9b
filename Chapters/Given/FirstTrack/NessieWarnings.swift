import FitNessAlerts
import FitNessModel
import Observing

extension Alert {
    /// Posted when Nessie has swum half of the runner's way.
    public static let nessieComesCloser = Alert(text: "Nessie comes closer", severity: .warning)
    /// Posted when Nessie has swum nine tenths of the runner's way.
    public static let nessieIsBehindYou = Alert(text: "Nessie is behind you!", severity: .danger)
}

/// Warns the runner when Nessie comes close.
public final class NessieWarnings {
    private let alertCenter: AlertCenter
    private var subscriptions: [any Subscription] = []

    /// Posts the warnings in the alert centre of `model`, as long as it is kept.
    public init(model: AppModel) {
        alertCenter = model.alertCenter
    }

    private func warn(_ data: RunData) {}
}
