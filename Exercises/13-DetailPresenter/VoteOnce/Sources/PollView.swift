/// The page of a poll, with a button to vote, and room for a text about a problem.
protocol PollView: AnyObject {
    func setVoteEnabled(_ isEnabled: Bool)
    func setProblem(_ text: String)
}
