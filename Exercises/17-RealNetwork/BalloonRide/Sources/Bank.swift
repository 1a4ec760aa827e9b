/// Takes the money for a place in the basket.
protocol Bank: Sendable {
    /// Returns when the money was taken. If it throws, none was.
    func charge(_ name: String) async throws
}
