/// Where votes are counted.
protocol BallotBox {
    /// Brings your vote to the poll with that id, or throws if it did not arrive.
    func vote(in poll: String) throws
}
