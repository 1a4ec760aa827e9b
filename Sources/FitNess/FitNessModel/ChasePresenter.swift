import Store

/// Decides what the screen with the chase shows.
public final class ChasePresenter {
    public weak var view: (any ChaseView)?
    private let model: AppModel
    private var subscription: (any Subscription)?

    public init(model: AppModel) {
        self.model = model
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {
        subscription = model.observe { [weak self] in self?.view?.show($0) }
    }
}
