import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Transforms the elements on all cores at once; the results keep their order.
    ///
    /// More are at work than there are cores: who waits for a process leaves a core idle.
    ///
    /// - Throws: the first error thrown by `transform`, when all work has ended.
    func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let next = Mutex(0)
        let values = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
        @Sendable func take() -> Int? {
            next.withLock { next in
                guard next < count else { return nil }
                defer { next += 1 }
                return next
            }
        }
        let workers = DispatchGroup()
        // NB: Dispatch lets no more iterations run at once than there are cores.
        for _ in 0..<Swift.min(count, ProcessInfo.processInfo.activeProcessorCount + 2) {
            workers.enter()
            Thread.detachNewThread {
                while let index = take() {
                    let value = Swift.Result { try transform(self[index]) }
                    values.withLock { $0[index] = value }
                }
                workers.leave()
            }
        }
        workers.wait()
        return try values.withLock { values in try indices.map { try values[$0]!.get() } }
    }
}
