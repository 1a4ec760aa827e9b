import FitNessAlerts
import FitNessChase
import FitNessModel
import FitNessPedometer
import Testing

struct ReleaseTests {
    @Test func `what nobody keeps is gone, and the model stays`() {
        let model = AppModel()
        let phone = Phone()
        let makers: [(name: String, make: () -> AnyObject)] = [
            ("the button", { made(RunPresenter(model: model)) { $0.viewDidLoad() } }),
            ("the chase", { made(ChasePresenter(model: model)) { $0.viewDidLoad() } }),
            (
                "the track",
                { made(TrackPresenter(model: model, view: phone.track)) { $0.viewDidLoad() } }
            ),
            ("the warnings", { NessieWarnings(model: model) }),
            (
                "the tracker",
                { Tracker(model: model, pedometer: phone.pedometer, ticker: phone.clock) }
            ),
        ]

        for (name, make) in makers {
            weak var kept: AnyObject?
            kept = make()
            #expect(kept == nil, "\(name) is kept")
        }
    }

    private func made<Presenter: AnyObject>(
        _ presenter: Presenter, _ load: (Presenter) -> Void
    ) -> AnyObject {
        load(presenter)
        return presenter
    }
}
