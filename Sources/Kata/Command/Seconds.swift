extension ContinuousClock {
    /// How many seconds `work` takes.
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return (now - start) / .seconds(1)
    }
}
