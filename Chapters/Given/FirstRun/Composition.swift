import FitNessChase
import FitNessModel
import FitNessText
import Foundation
import Terminal

/// Puts the live parts together. No other file knows which ones they are.
@MainActor
final class Composition {
    private let model = AppModel()
    private let shore: Shore
    private let track = TrackText()
    private let presenter: TrackPresenter
    private let warnings: NessieWarnings

    /// - Parameter walks: whether the runner needs no key, and takes one to three steps a second.
    init(walks: Bool, seed: UInt64) {
        shore = Shore(model: model, walks: walks, seed: seed)
        presenter = TrackPresenter(model: model, view: track)
        warnings = NessieWarnings(model: model)
        presenter.viewDidLoad()
    }

    /// Runs a chase on the screen, and returns the exit status.
    func chase(goal: Int?) async -> Int32 {
        if let goal { model.setGoal(goal) }
        let app = FitNessApp(model: model, track: { [track] in track.line }, step: shore.step)
        let now = { ProcessInfo.processInfo.systemUptime }
        let chase = Chase(app, now: now, second: shore.second)
        return await runFullScreen(chase, rhythm: 100)
    }

    /// Plays by itself, and writes what happens.
    func play(goal: Int, ticks: Int) {
        Play(
            model: model, goal: goal, track: { [track] in track.line }, say: { print($0) },
            happen: shore.second
        ).play(ticks)
    }
}
