import FitNessAlerts

/// Writes down what the view was told.
final class AlertViewSpy: AlertView {
    enum Message: Equatable {
        case shown([Alert])
        case hidden
    }

    private(set) var messages: [Message] = []

    func show(_ alerts: [Alert]) {
        messages.append(.shown(alerts))
    }

    func hide() {
        messages.append(.hidden)
    }
}
