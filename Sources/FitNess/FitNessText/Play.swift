import FitNessAlerts
import FitNessModel

/// A chase that plays by itself, and says what happens.
public final class Play {
    private let model: AppModel
    private let goal: Int
    private let track: () -> String
    private let say: (String) -> Void
    private let happen: () -> Void
    private var second = 0

    /// - Parameters:
    ///   - track: one line with the runner and Nessie.
    ///   - say: where a line of text goes.
    ///   - happen: what happens in each second.
    public init(
        model: AppModel, goal: Int, track: @escaping () -> String,
        say: @escaping (String) -> Void, happen: @escaping () -> Void
    ) {
        self.model = model
        self.goal = goal
        self.track = track
        self.say = say
        self.happen = happen
    }

    /// Plays so many seconds: when a run is over, the next one begins.
    public func play(_ ticks: Int) {
        for tick in 1...ticks {
            second = tick
            if model.state != .inProgress { begin() }
            happen()
            tell()
        }
        tell("\(model.data.steps) of \(goal) steps")
    }

    private func begin() {
        model.restart()
        model.setGoal(goal)
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
