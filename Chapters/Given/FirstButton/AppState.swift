/// How far a run has come.
public enum AppState {
    case notStarted
    case inProgress
}

extension AppState {
    /// What the button says: what it will do next.
    public var buttonLabel: String {
        switch self {
        case .notStarted: "Start"
        case .inProgress: "Pause"
        }
    }
}
