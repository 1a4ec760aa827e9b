/// How much a run may use before it is ended.
struct Limits: Equatable, Sendable {
    var seconds = 10.0
    /// Seconds of a core; half of the others, if nothing else is said.
    var work: Int?
    var memory = 1 << 30
    var output = 1 << 20
    var fileSize = 1 << 26
    /// Bytes of disk that all its files take together.
    var disk = 1 << 28
    /// Processes and threads that the user may have more than now.
    ///
    /// The system does not enforce this for root.
    var processes = 256

    /// Seconds of a core that a run may use.
    var core: Int { work ?? Int((seconds / 2).rounded(.up)) }

    /// What tells them from all others, in words that are kept.
    var parts: [String] {
        ["\(seconds)"] + [core, memory, output, fileSize, disk, processes].map { "\($0)" }
    }

    /// The same, with time enough for tests on a fault while many of them run.
    func under(_ conditions: Conditions) -> Limits {
        guard conditions.fault != nil else { return self }
        var limits = self
        limits.work = conditions.work ?? core
        // NB: a fault that never ends uses up its time of a core before; one that waits does not.
        limits.seconds = max(seconds, 20, 4 * Double(conditions.work ?? 0))
        return limits
    }
}
