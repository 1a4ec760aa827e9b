import FitNessAlerts
import FitNessChase
import FitNessModel

/// The runner's phone: what can be read and tapped on it.
final class Phone: RunView {
    let model = AppModel()
    let run: RunPresenter
    let track = TrackText(columns: 20)
    private let chase: TrackPresenter
    private(set) var button = ""
    private(set) var asksForGoal = false
    private(set) var toldAt: [Int] = []
    private var observation: Observation?

    init() {
        run = RunPresenter(model: model)
        chase = TrackPresenter(model: model, view: track)
        run.view = self
        run.viewDidLoad()
        observation = Observation(of: .alertPosted, in: model.alertCenter.notifications) {
            [weak self] _ in self?.noteTheStep()
        }
    }

    // …
}
