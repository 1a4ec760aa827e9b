import FitNessAlerts

extension Alert {
    /// Posted when somebody wants to run and the phone has no pedometer.
    public static let noPedometer = Alert(
        text: "This phone cannot count steps", severity: .danger)
    /// Posted when the pedometer may not be asked.
    public static let notAllowed = Alert(
        text: "FitNess may not count your steps: allow it in the settings", severity: .danger)
    /// Posted when nobody has walked for 20 seconds of a run.
    public static let noSteps = Alert(
        text: "No step for 20 seconds: am I with you?", severity: .warning)
}

extension PedometerError {
    var alert: Alert {
        switch self {
        case .notAuthorized: .notAllowed
        case .other(let text): Alert(text: text, severity: .danger)
        }
    }
}
