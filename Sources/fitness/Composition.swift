import FitNessChase
import FitNessModel
import FitNessText
import Foundation
import Terminal

/// Puts the live parts together. No other file knows which ones they are.
final class Composition {
    private let model = AppModel()
    private let track = TrackText()
    private let presenter: TrackPresenter
    private let warnings: NessieWarnings

    init() {
        presenter = TrackPresenter(model: model, view: track)
        warnings = NessieWarnings(model: model)
        presenter.viewDidLoad()
    }

    /// Runs a chase on the screen, and returns the exit status.
    func chase(goal: Int?, walks: Bool) -> Int32 {
        model.data.goal = goal
        let shore = Shore(model: model, walks: walks, seed: .random(in: 0...999))
        let app = FitNessApp(model: model, track: { [track] in track.line }, step: shore.step)
        let chase = Chase(app, on: shore, now: { ProcessInfo.processInfo.systemUptime })
        return runFullScreen(chase, rhythm: 100)
    }

    /// Plays by itself, and writes what happens.
    func play(goal: Int, ticks: Int, seed: UInt64) {
        let shore = Shore(model: model, walks: true, seed: seed)
        let line = { [track] in track.line }
        Play(model: model, shore: shore, goal: goal, track: line, say: { print($0) }).play(ticks)
    }
}
