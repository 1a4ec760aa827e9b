import FitNessModel
import FitNessText
import Observing

/// What happens along the shore: the runner's steps, and Nessie's seconds.
final class Shore {
    private let model: AppModel
    private let walks: Bool
    private var numbers: SeededNumbers
    private var seconds = 0
    private var subscription: (any Subscription)?

    /// - Parameter walks: whether the runner needs no key, and takes one to three steps a second.
    init(model: AppModel, walks: Bool, seed: UInt64) {
        self.model = model
        self.walks = walks
        numbers = SeededNumbers(seed: seed)
        subscription = model.observe { [weak self] state in
            if state == .notStarted { self?.seconds = 0 }
        }
    }

    func step() {
        walk(1)
    }

    func second() {
        guard model.state == .inProgress else { return }
        seconds += 1
        if walks { walk(Int.random(in: 1...3, using: &numbers)) }
        if seconds > 30 { model.nessieDidSwim(metres: 2) }
    }

    private func walk(_ steps: Int) {
        model.didWalk(steps: steps, metres: 0.75 * Double(steps))
    }
}
