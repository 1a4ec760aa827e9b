import FitNessModel

/// What the runner can do, and what can happen to the runner.
enum Move: CaseIterable {
    case start, pause, resume, restart, reachGoal, getCaught

    func make(on model: AppModel) throws {
        switch self {
        case .start: model.start()
        case .pause: model.pause()
        case .resume: model.resume()
        case .restart: model.restart()
        case .reachGoal: model.didReachGoal()
        case .getCaught: model.didGetCaught()
        }
    }
}
