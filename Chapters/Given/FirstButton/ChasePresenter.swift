/// Decides what the screen with the chase shows.
public final class ChasePresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any ChaseView)?
    private let model: AppModel

    /// Follows the run of `model`, from `viewDidLoad()` on.
    public init(model: AppModel) {
        self.model = model
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {}
}
