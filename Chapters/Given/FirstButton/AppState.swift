/// How far a run has come.
public enum AppState: CaseIterable {
    case notStarted
    case inProgress
    case paused
    case completed
    case caught
}

extension AppState {
    /// What the button says: what it will do next.
    public var buttonLabel: String {
        switch self {
        case .notStarted: "Start"
        case .inProgress: "Pause"
        case .paused: "Resume"
        case .completed: "Start Over"
        case .caught: "Try Again"
        }
    }
}
