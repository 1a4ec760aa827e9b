/// Lets you vote in a poll, once.
final class PollPresenter {
    private weak var view: (any PollView)?
    private let ballotBox: any BallotBox

    init(view: any PollView, ballotBox: any BallotBox) {
        self.view = view
        self.ballotBox = ballotBox
    }

    func show(_ poll: Poll) {}

    /// Somebody has pressed the button.
    func votePressed() {}
}
