import FitNessModel

/// The runner's phone: what she can read on it, and tap.
final class Phone: RunView {
    let model = AppModel()
    let run: RunPresenter
    private(set) var button = ""
    private(set) var asksForGoal = false

    init() {
        run = RunPresenter(model: model)
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
