/// How much a run may use before it is ended.
package struct Limits: Equatable, Sendable {
    /// Seconds of wall-clock time.
    package var seconds: Double
    /// Bytes of memory.
    package var memory: Int
    /// Bytes of output.
    package var output: Int
    /// Processes and threads that the user may have more than now; not enforced for root.
    package var processes: Int

    package init(
        seconds: Double = 10,
        memory: Int = 1 << 30,
        output: Int = 1 << 20,
        processes: Int = 256
    ) {
        self.seconds = seconds
        self.memory = memory
        self.output = output
        self.processes = processes
    }
}
