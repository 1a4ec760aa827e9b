/// Decides what the screen with the button shows.
public final class RunPresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any RunView)?

    public init() {}

    /// The screen is there, and still empty.
    public func viewDidLoad() {}

    public func didTapButton() {}

    public func didEnterGoal(_ steps: Int) {}
}
