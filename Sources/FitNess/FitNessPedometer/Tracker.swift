import FitNessAlerts
import FitNessModel
import Observing

/// Listens to the pedometer and to the clock during a run.
public final class Tracker {
    private let model: AppModel
    private let pedometer: any Pedometer
    private let ticker: any Ticker
    private var isTracking = false
    private var nessie = Nessie()
    private var secondsWithoutStep = 0
    private var subscription: (any Subscription)?

    /// Follows the runs of `model` as long as it is kept.
    public init(model: AppModel, pedometer: any Pedometer, ticker: any Ticker) {
        self.model = model
        self.pedometer = pedometer
        self.ticker = ticker
        subscription = model.observe { [weak self] in self?.follow($0) }
    }

    private func follow(_ state: AppState) {
        if state == .notStarted { nessie = Nessie() }
        guard isTracking != (state == .inProgress) else { return }
        isTracking.toggle()
        if isTracking { begin() } else { end() }
    }

    private func begin() {
        secondsWithoutStep = 0
        // NB: The clock comes first: a pedometer may fail at once, and that stops both.
        ticker.start { [weak self] in self?.tick() }
        pedometer.start { [weak self] in self?.receive($0) }
    }

    private func end() {
        pedometer.stop()
        ticker.stop()
    }

    private func receive(_ news: Result<Walk, PedometerError>) {
        guard isTracking else { return }
        switch news {
        case .success(let walk):
            if walk.steps > 0 { secondsWithoutStep = 0 }
            model.didWalk(steps: walk.steps, metres: walk.metres)
        case .failure(let error):
            model.alertCenter.post(error.alert)
            model.pause()
        }
    }

    private func tick() {
        secondsWithoutStep += 1
        if secondsWithoutStep == 20 { model.alertCenter.post(.noSteps) }
        model.nessieDidSwim(metres: nessie.swim())
    }
}
