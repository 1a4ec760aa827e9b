import FitNessAlerts

extension Alert {
    public static let noPedometer = Alert(
        text: "This phone cannot count steps", severity: .danger)
    public static let notAllowed = Alert(
        text: "FitNess may not count your steps: allow it in the settings", severity: .danger)
    public static let noSteps = Alert(
        text: "No step for 20 seconds: am I with you?", severity: .warning)
}

extension PedometerError {
    var alert: Alert {
        switch self {
        case .notAuthorised: .notAllowed
        case .other(let text): Alert(text: text, severity: .danger)
        }
    }
}
