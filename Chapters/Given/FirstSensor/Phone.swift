import FitNessAlerts
import FitNessChase
import FitNessModel
import FitNessPedometer

/// The runner's phone: what can be read and tapped on it.
final class Phone: RunView {
    let model: AppModel
    let run: RunPresenter
    let track = TrackText(columns: 20)
    let pedometer = SimulatedPedometer(ticker: ManualTicker())
    let clock = ManualTicker()
    private let tracker: Tracker
    private let chase: TrackPresenter
    private(set) var button = ""
    private(set) var asksForGoal = false
    private(set) var toldAt: [Int] = []
    private var observation: Observation?

    init() {
        model = AppModel(pedometer: pedometer)
        run = RunPresenter(model: model)
        tracker = Tracker(model: model, pedometer: pedometer, ticker: clock)
        chase = TrackPresenter(model: model, view: track)
        run.view = self
        run.viewDidLoad()
        chase.viewDidLoad()
        observation = Observation(of: .alertPosted, in: model.alertCenter.notifications) {
            [weak self] _ in self?.noteTheStep()
        }
    }

    // …
}
