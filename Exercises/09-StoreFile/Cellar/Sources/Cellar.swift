/// Where the bottles are. To go there takes its time.
protocol Cellar {
    /// How many bottles of a wine are left.
    func bottles(of wine: String) async throws -> Int
}
