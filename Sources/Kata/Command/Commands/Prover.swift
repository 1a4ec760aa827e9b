import Course
import Foundation
import Lab
import Synchronization

/// Runs the subjects' tests side by side, with a line that shows how far it has come.
struct Prover {
    var world: World

    func prove(_ subjects: [Verification.Subject]) throws -> [Verify.Result] {
        let work = subjects.enumerated().flatMap { index, subject in
            subject.runs.map { Work(subject: index, run: $0) }
        }
        let start = ContinuousClock.now
        let outcomes = try work.concurrentMap { [world] item in
            let begin = ContinuousClock.now
            let report = try world.run(item.run.tests, item.run.modules, item.run.conditions)
            return Outcome(report: report, seconds: (ContinuousClock.now - begin) / .seconds(1))
        } progress: { [world] done in
            world.terminal.showProgress(done, of: work.count, since: start)
        }
        world.terminal.endProgress()
        return subjects.enumerated().map { index, subject in
            let own = zip(work, outcomes).filter { $0.0.subject == index }.map(\.1)
            let findings = subject.findings(own.map(\.report))
            let failed = min(findings.count, subject.checks)
            return Verify.Result(
                name: subject.name, steps: subject.steps, mutants: subject.mutants,
                blocks: subject.blocks, illustrations: subject.illustrations,
                seconds: own.reduce(0) { $0 + $1.seconds }, passed: subject.checks - failed,
                failed: failed, findings: findings)
        }
    }

    private struct Work {
        var subject: Int
        var run: Verification.Run
    }

    private struct Outcome {
        var report: Report
        var seconds: Double
    }
}

extension Array where Element: Sendable {
    /// Transforms the elements on all cores at once; the results keep their order.
    ///
    /// - Parameter progress: is told how many elements are done, after each.
    /// - Throws: the first error thrown by `transform`, when all work has ended.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result,
        progress: @Sendable (Int) -> Void = { _ in }
    ) throws -> [Result] {
        let next = Mutex(0)
        let values = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
        let workers = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
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
