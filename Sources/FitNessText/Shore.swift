import FitNessModel
import Store

/// What happens along the shore: the runner's steps, and Nessie's seconds.
public final class Shore {
    /// In seconds.
    public static let headStart = 30
    /// In metres.
    static let stride = 0.75
    static let nessiePerSecond = 2.0
    private let model: AppModel
    private let walks: Bool
    private var numbers: SeededNumbers
    private var seconds = 0
    private var subscription: (any Subscription)?

    /// - Parameter walks: whether the runner walks by herself, one to three steps in each second.
    public init(model: AppModel, walks: Bool, seed: UInt64) {
        self.model = model
        self.walks = walks
        numbers = SeededNumbers(seed: seed)
        subscription = model.observe { [weak self] state in
            if state == .notStarted { self?.seconds = 0 }
        }
    }

    public func step() {
        walk(1)
    }

    /// A second has gone by.
    public func second() {
        guard model.state == .inProgress else { return }
        seconds += 1
        if walks { walk(Int.random(in: 1...3, using: &numbers)) }
        if seconds > Shore.headStart { model.nessieDidSwim(metres: Shore.nessiePerSecond) }
    }

    private func walk(_ steps: Int) {
        model.didWalk(steps: steps, metres: Shore.stride * Double(steps))
    }
}
