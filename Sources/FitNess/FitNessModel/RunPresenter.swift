import Observing

/// Decides what the screen with the button shows.
public final class RunPresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any RunView)?
    private let model: AppModel
    private var subscription: (any Subscription)?

    /// Follows the run of `model`, from `viewDidLoad()` on.
    public init(model: AppModel) {
        self.model = model
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {
        subscription = model.observe { [weak self] in self?.view?.showButton($0.buttonLabel) }
    }

    /// Does what the label of the button says; asks for a goal if a start needs one.
    public func didTapButton() {
        switch model.state {
        case .notStarted: start()
        case .inProgress: model.pause()
        case .paused: model.resume()
        case .completed, .caught: model.restart()
        }
    }

    /// Sets the goal; asks for it again if it is less than one step.
    public func didEnterGoal(_ steps: Int) {
        model.setGoal(steps)
        if model.data.goal == nil { view?.askForGoal() }
    }

    private func start() {
        do {
            try model.start()
        } catch {
            view?.askForGoal()
        }
    }
}
