/// A question in which everybody has one vote.
struct Poll {
    let id: String
    /// Whether you have voted in it, as far as the server knows.
    var hasVoted = false
}
