@testable import VoteOnce

/// A page without a screen. Until it is told something, it knows nothing.
final class PollViewSpy: PollView {
    private(set) var isVoteEnabled: Bool?
    private(set) var problem: String?

    func setVoteEnabled(_ isEnabled: Bool) {
        isVoteEnabled = isEnabled
    }

    func setProblem(_ text: String) {
        problem = text
    }
}
