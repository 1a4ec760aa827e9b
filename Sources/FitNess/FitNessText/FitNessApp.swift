import FitNessAlerts
import FitNessModel
import TerminalText

/// The app as text: keys go in, pictures come out.
public final class FitNessApp: RunView, ChaseView, AlertView {
    /// Whether the person has ended it.
    public private(set) var isFinished = false
    let model: AppModel
    let track: () -> String
    private let run: RunPresenter
    private let chase: ChasePresenter
    private var alertPresenter: AlertPresenter?
    private let step: () -> Void
    private(set) var button = ""
    private(set) var state = AppState.notStarted
    private(set) var alerts: [Alert] = []
    /// The goal that is being typed; nil if none is.
    private(set) var typed: String?
    private(set) var remark = ""

    /// - Parameters:
    ///   - track: one line with the runner and Nessie.
    ///   - step: what the space bar does.
    public init(model: AppModel, track: @escaping () -> String, step: @escaping () -> Void) {
        self.model = model
        self.track = track
        self.step = step
        run = RunPresenter(model: model)
        chase = ChasePresenter(model: model)
        alertPresenter = AlertPresenter(alertCenter: model.alertCenter, view: self)
        run.view = self
        chase.view = self
        run.viewDidLoad()
        chase.viewDidLoad()
        alertPresenter?.viewDidLoad()
    }

    /// Does what the key stands for, or types it where a goal is asked for.
    public func press(_ key: Key) {
        if key == .control("c") { return quit() }
        if let typed { return type(key, after: typed) }
        switch key {
        case .character("q"): quit()
        case .character(" "): step()
        case .enter: run.didTapButton()
        case .character("x"): if let alert = alerts.first { model.alertCenter.clear(alert) }
        default: break
        }
    }

    private func type(_ key: Key, after text: String) {
        switch key {
        case .character(let letter): typed = String((text + String(letter)).prefix(20))
        case .paste(let pasted): typed = String((text + pasted.printable).prefix(20))
        case .backspace: typed = String(text.dropLast())
        case .escape: (typed, remark) = (nil, "")
        case .enter: enter(Goal(text))
        default: break
        }
    }

    private func enter(_ goal: Goal) {
        switch goal {
        case .steps(let steps):
            (typed, remark) = (nil, "")
            run.didEnterGoal(steps)
        case .wrong(let sentence): (typed, remark) = ("", sentence)
        }
    }

    private func quit() {
        isFinished = true
    }

    /// The program is ended from outside; nothing has to be kept.
    public func end() -> String? {
        quit()
        return nil
    }

    /// What Return does is called so.
    public func showButton(_ label: String) {
        button = label
    }

    /// From now on, a goal is typed.
    public func askForGoal() {
        typed = ""
    }

    /// The picture tells this state from now on.
    public func show(_ state: AppState) {
        self.state = state
    }

    /// The picture shows the newest of these, as many as there is room for.
    public func show(_ alerts: [Alert]) {
        self.alerts = alerts
    }

    /// No alert is shown any more.
    public func hide() {
        alerts = []
    }
}
