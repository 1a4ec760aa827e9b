import Course
import Foundation

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
        return try subjects.enumerated().map { index, subject in
            let own = zip(work, outcomes).filter { $0.0.subject == index }.map(\.1)
            let findings =
                try subject.findings(own.map(\.report))
                + Verification.layoutFindings(subject.sheets, in: world)
            let failed = min(findings.count, subject.checks)
            return Verify.Result(
                name: subject.name, steps: subject.steps, mutants: subject.mutants,
                blocks: subject.blocks, illustrations: subject.illustrations,
                size: subject.size,
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
