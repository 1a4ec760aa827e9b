/// Swims always equally fast, after a head start for the runner.
struct Nessie {
    private static let headStart = 30
    private static let metresPerSecond = 2.0
    private var seconds = 0

    /// Lets a second go by, and returns how many metres Nessie swims in it.
    mutating func swim() -> Double {
        seconds += 1
        return seconds > Nessie.headStart ? Nessie.metresPerSecond : 0
    }
}
