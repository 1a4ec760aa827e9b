import Foundation
import Synchronization

/// Open cells that wait for more of the tests that they were opened for.
final class OpenCells: Sendable {
    private struct Idle {
        /// What all that runs in it has in common.
        var key: [String: String]
        var cell: OpenCell
        var since = ContinuousClock.now
    }

    private let idle = Mutex<[Idle]>([])
    private let limit = ProcessInfo.processInfo.activeProcessorCount + 2
    /// How long they wait.
    private let patience: Duration

    init(patience: Duration = .seconds(5)) { self.patience = patience }

    /// Does `work` in a cell that has been open before, or else is now.
    ///
    /// - Parameter key: what all that runs there has in common.
    func with<Result>(
        _ key: [String: String], open: () throws -> OpenCell, work: (OpenCell) throws -> Result
    ) throws -> Result {
        let cell = try take(key) ?? open()
        let result = try work(cell)
        if cell.isUsable { put(cell, key) }
        return result
    }

    private func take(_ key: [String: String]) -> OpenCell? {
        idle.withLock { idle in
            idle.lastIndex { $0.key == key }.map { idle.remove(at: $0).cell }
        }
    }

    private func put(_ cell: OpenCell, _ key: [String: String]) {
        let oldest = idle.withLock { idle in
            idle.append(Idle(key: key, cell: cell))
            return idle.count > limit ? idle.removeFirst() : nil
        }
        // NB: to close one takes a while, in which the others are not to wait.
        _ = oldest
        let (seconds, attoseconds) = patience.components
        let delay = Double(seconds) + Double(attoseconds) / 1e18
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
            self?.closeIdle()
        }
    }

    private func closeIdle() {
        let now = ContinuousClock.now
        let closed = idle.withLock { idle in
            defer { idle.removeAll { $0.since + patience <= now } }
            return idle.filter { $0.since + patience <= now }
        }
        _ = closed
    }
}
