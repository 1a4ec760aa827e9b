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
        var groups: Set<pid_t> = []
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what is running under it, and lets nothing more begin.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            for group in state.groups { kill(-group, SIGKILL) }
        }
    }

    /// Does `work` while a process group runs, which ends when the run is given up.
    ///
    /// - Throws: `LabError.cancelled` if that has happened.
    static func guarding<Result>(_ group: pid_t, _ work: () throws -> Result) throws -> Result {
        let all = all
        for one in all { one.adopt(group) }
        defer { for one in all { one.state.withLock { _ = $0.groups.remove(group) } } }
        let result = try work()
        try check()
        return result
    }

    private func adopt(_ group: pid_t) {
        state.withLock { state in
            state.groups.insert(group)
            if state.isCancelled { kill(-group, SIGKILL) }
        }
    }
}
