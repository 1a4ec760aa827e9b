import FitNessModel

/// The runner's phone: what can be read and tapped on it.
final class Phone: RunView {
    let model = AppModel()
    let run = RunPresenter()
    private(set) var button = ""
    private(set) var asksForGoal = false

    init() {
        run.view = self
        run.viewDidLoad()
    }

    func showButton(_ label: String) {
        button = label
        asksForGoal = false
    }

    func askForGoal() {
        asksForGoal = true
    }
}
