import FitNessChase
import FitNessModel
import FitNessPedometer
import FitNessText
import Foundation
import Terminal

/// Puts the live parts together. No other file knows which ones they are.
@MainActor
final class Composition {
    private let model: AppModel
    private let shore: Shore
    private let simulated: SimulatedPedometer
    private let (walking, clock) = (ManualTicker(), ManualTicker())
    private let tracker: Tracker
    private let track = TrackText()
    private let presenter: TrackPresenter
    private let warnings: NessieWarnings

    /// - Parameter walks: whether the runner needs no key, and takes one to three steps a second.
    init(walks: Bool, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let simulated = SimulatedPedometer(ticker: walking) {
            walks ? Int.random(in: 1...3, using: &numbers) : 0
        }
        let pedometer = PedometerFactory(own: nil, simulated: { simulated }).make()
        self.simulated = simulated
        model = AppModel(pedometer: pedometer)
        shore = Shore(model: model, walks: walks, seed: seed)
        tracker = Tracker(model: model, pedometer: pedometer, ticker: clock)
        presenter = TrackPresenter(model: model, view: track)
        warnings = NessieWarnings(model: model)
        presenter.viewDidLoad()
    }

    /// A second goes by: first the runner walks, and then Nessie swims.
    private func second() {
        shore.second()
    }

    /// Runs a chase on the screen, and returns the exit status.
    func chase(goal: Int?) async -> Int32 {
        if let goal { model.setGoal(goal) }
        let step = { [shore] in shore.step() }
        let app = FitNessApp(model: model, track: { [track] in track.line }, step: step)
        let now = { ProcessInfo.processInfo.systemUptime }
        return await runFullScreen(Chase(app, now: now, second: second), rhythm: 100)
    }

    /// Plays by itself, and writes what happens.
    func play(goal: Int, ticks: Int) {
        Play(
            model: model, goal: goal, track: { [track] in track.line }, say: { print($0) },
            happen: second
        ).play(ticks)
    }
}
