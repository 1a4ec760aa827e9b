extension ContinuousClock {
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return (now - start) / .seconds(1)
    }
}
