/// How much a run may use before it is ended.
struct Limits: Equatable, Sendable {
    var seconds: Double
    /// Seconds of a core; half of the others, if nothing else is said.
    var work: Int
    var memory: Int
    var output: Int
    var fileSize: Int
    /// Bytes of disk that all its files take together.
    var disk: Int
    /// Processes and threads that the user may have more than now.
    ///
    /// The system does not enforce this for root.
    var processes: Int

    init(
        seconds: Double = 10,
        work: Int? = nil,
        memory: Int = 1 << 30,
        output: Int = 1 << 20,
        fileSize: Int = 1 << 26,
        disk: Int = 1 << 28,
        processes: Int = 256
    ) {
        self.seconds = seconds
        self.work = work ?? Int((seconds / 2).rounded(.up))
        self.memory = memory
        self.output = output
        self.fileSize = fileSize
        self.disk = disk
        self.processes = processes
    }

    /// What tells them from all others, in words that are kept.
    var parts: [String] {
        ["\(seconds)"] + [work, memory, output, fileSize, disk, processes].map { "\($0)" }
    }

    /// The same, with time enough for tests on a fault while many of them run.
    func under(_ conditions: Conditions) -> Limits {
        guard conditions.fault != nil else { return self }
        var limits = self
        limits.work = conditions.work ?? work
        // NB: a fault that never ends uses up its time of a core before; one that waits does not.
        limits.seconds = max(seconds, 20, 4 * Double(conditions.work ?? 0))
        return limits
    }
}
