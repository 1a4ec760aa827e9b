import Store

/// Decides what the screen with the button shows.
public final class RunPresenter {
    public weak var view: (any RunView)?
    private let model: AppModel
    private var subscription: (any Subscription)?

    public init(model: AppModel) {
        self.model = model
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {
        subscription = model.observe { [weak self] in self?.view?.showButton($0.buttonLabel) }
    }

    public func didTapButton() {
        switch model.state {
        case .notStarted: start()
        case .inProgress: model.pause()
        case .paused: model.resume()
        case .completed, .caught: model.restart()
        }
    }

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
