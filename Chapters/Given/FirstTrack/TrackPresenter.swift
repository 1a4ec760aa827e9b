import FitNessModel
import Observing

/// Decides where the two are on the track.
public final class TrackPresenter {
    private var view: TrackText
    private let model: AppModel
    private var subscription: (any Subscription)?

    public init(model: AppModel, view: TrackText) {
        self.model = model
        self.view = view
    }

    /// The screen is there, and still empty.
    public func viewDidLoad() {}
}
