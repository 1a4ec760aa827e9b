import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Transforms the elements on all cores at once; the results keep their order.
    ///
    /// One more is at work than there are cores: who waits for a process leaves a core idle.
    ///
    /// - Parameter progress: is told how many elements are done, after each.
    /// - Throws: the first error thrown by `transform`, when all work has ended.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result,
        progress: @Sendable (Int) -> Void = { _ in }
    ) throws -> [Result] {
        let next = Mutex(0)
        let values = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
        let workers = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount + 1)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < count else { return }
                let value = Swift.Result { try transform(self[index]) }
                values.withLock {
                    $0[index] = value
                    progress($0.count)
                }
            }
        }
        return try values.withLock { values in try indices.map { try values[$0]!.get() } }
    }
}
