import FitNessAlerts

extension Alert {
    /// Posted when a quarter of the goal is done.
    public static let milestone25Percent = Alert(text: "A quarter is done", severity: .info)
    /// Posted when half of the goal is done.
    public static let milestone50Percent = Alert(text: "Half is done", severity: .info)
    /// Posted when three quarters of the goal are done.
    public static let milestone75Percent = Alert(text: "Three quarters are done", severity: .info)
    /// Posted when the goal is reached and Nessie is still behind.
    public static let goalComplete = Alert(text: "You have made it", severity: .info)
}
