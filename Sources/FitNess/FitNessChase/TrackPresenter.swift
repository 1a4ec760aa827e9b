import FitNessModel
import Observing

/// Decides where the two are on the track.
public final class TrackPresenter {
    private weak var view: (any TrackView)?
    private let model: AppModel
    private var subscription: (any Subscription)?

    /// Shows the run of `model` in `view`, held weakly, from `viewDidLoad()` on.
    public init(model: AppModel, view: any TrackView) {
        self.model = model
        self.view = view
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {
        subscription = model.observeData { [weak self] data in
            self?.view?.show(runner: data.share, nessie: data.nessieShare)
        }
    }
}
