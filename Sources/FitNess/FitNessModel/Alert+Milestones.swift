import FitNessAlerts

extension Alert {
    public static let milestone25Percent = Alert(text: "A quarter is done", severity: .info)
    public static let milestone50Percent = Alert(text: "Half is done", severity: .info)
    public static let milestone75Percent = Alert(text: "Three quarters are done", severity: .info)
    public static let goalComplete = Alert(text: "You have made it", severity: .info)
}
