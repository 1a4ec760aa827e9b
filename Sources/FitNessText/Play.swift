import FitNessAlerts
import FitNessModel

/// A chase that plays by itself, and says what happens.
public final class Play {
    private let model: AppModel
    private let shore: Shore
    private let goal: Int
    private let track: () -> String
    private let say: (String) -> Void
    private var second = 0

    public init(
        model: AppModel, shore: Shore, goal: Int, track: @escaping () -> String,
        say: @escaping (String) -> Void
    ) {
        self.model = model
        self.shore = shore
        self.goal = goal
        self.track = track
        self.say = say
    }

    /// Plays so many seconds: when a run is over, the next one begins.
    public func play(_ ticks: Int) {
        for tick in 1...ticks {
            second = tick
            if model.state != .inProgress { begin() }
            shore.second()
            tell()
        }
        tell("\(model.data.steps) of \(goal) steps")
    }

    private func begin() {
        model.restart()
        model.data.goal = goal
        // NB: A goal is set, and that is all a start asks for.
        try? model.start()
        tell("Start")
    }

    private func tell() {
        for alert in model.alertCenter.alerts {
            tell(alert.text)
            model.alertCenter.clear(alert)
        }
        if model.state == .caught { tell("Nessie has you!") }
    }

    private func tell(_ event: String) {
        let time = String(second)
        say(
            String(repeating: " ", count: max(0, 5 - time.count)) + time + "  " + track() + "  "
                + event)
    }
}
