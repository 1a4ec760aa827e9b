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
        let work = Work(elements: self, transform: transform)
        let workers = DispatchGroup()
        // NB: Dispatch lets no more iterations run at once than there are cores.
        for _ in 0..<Swift.min(count, ProcessInfo.processInfo.activeProcessorCount + 2) {
            workers.enter()
            Thread.detachNewThread {
                work.doAll()
                workers.leave()
            }
        }
        workers.wait()
        return try work.results()
    }
}

/// What several threads do together.
private final class Work<Element: Sendable, Result: Sendable>: Sendable {
    private let elements: [Element]
    private let transform: @Sendable (Element) throws -> Result
    private let next = Mutex(0)
    private let values = Mutex<[Int: Swift.Result<Result, any Error>]>([:])

    init(elements: [Element], transform: @escaping @Sendable (Element) throws -> Result) {
        self.elements = elements
        self.transform = transform
    }

    /// Transforms one element after the other, as long as there is one that nobody has begun.
    func doAll() {
        while let index = take() {
            let value = Swift.Result { try transform(elements[index]) }
            values.withLock { $0[index] = value }
        }
    }

    private func take() -> Int? {
        next.withLock { next in
            guard next < elements.count else { return nil }
            defer { next += 1 }
            return next
        }
    }

    func results() throws -> [Result] {
        try values.withLock { values in try elements.indices.map { try values[$0]!.get() } }
    }
}
