import Foundation
import Synchronization

/// A way to abandon what is being compiled or run, from another thread.
final class Cancellation: Sendable {
    /// What the runs of this thread obey.
    @TaskLocal static var current: Cancellation?

    /// What all runs obey: a signal ends the whole program, whoever has begun something in it.
    static let ofProgram = Cancellation()

    /// What a run that begins now obeys.
    private static var all: [Cancellation] { [.ofProgram, current].compactMap(\.self) }

    /// - Throws: `LabError.cancelled` if what this thread works for has been given up.
    static func check() throws {
        if all.contains(where: \.isCancelled) { throw LabError.cancelled }
    }

    private struct State {
        var isCancelled = false
        /// Process groups, and the signal that ends each.
        var groups: [pid_t: Int32] = [:]
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what is running under it, and lets nothing more begin.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            for (group, signal) in state.groups { kill(-group, signal) }
        }
    }

    /// Waits until what was running under it has ended, and ends what has not within two seconds: who
    /// is about to exit leaves nothing behind.
    func waitForEnd() {
        let patience = ContinuousClock.now + .seconds(2)
        while !state.withLock(\.groups.isEmpty), .now < patience { usleep(5000) }
        for group in state.withLock(\.groups.keys) { kill(-group, SIGKILL) }
    }

    /// Does `work` while a process group runs, which ends when the run is given up.
    ///
    /// - Parameter signal: what it is told then: one that has started others elsewhere, as the package
    ///   manager does, is asked, and ends them.
    /// - Throws: `LabError.cancelled` if that has happened.
    static func guarding<Result>(
        _ group: pid_t, signal: Int32 = SIGKILL, _ work: () throws -> Result
    ) throws -> Result {
        let all = all
        for one in all { one.adopt(group, signal) }
        defer { for one in all { one.state.withLock { _ = $0.groups.removeValue(forKey: group) } } }
        let result = try work()
        try check()
        return result
    }

    private func adopt(_ group: pid_t, _ signal: Int32) {
        state.withLock { state in
            state.groups[group] = signal
            if state.isCancelled { kill(-group, signal) }
        }
    }
}
