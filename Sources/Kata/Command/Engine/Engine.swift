import Course
import Lab

/// Carries out plans: all runs side by side, in an order that nobody can foresee.
struct Engine: Sendable {
    /// Compiles and runs tests, or finds what they came to before.
    var run: @Sendable (Run) throws -> Report
    /// Compiles and runs tests, whatever they came to before.
    var runAfresh: @Sendable (Run) throws -> Report
    /// Whether nothing that was kept is good enough.
    var isFresh = false
    /// Is told how many runs have ended, of how many, and when the first began.
    var progress: @Sendable (Progress) -> Void

    /// - Parameter runAfresh: nil where nothing is kept.
    init(
        run: @escaping @Sendable (Run) throws -> Report,
        runAfresh: (@Sendable (Run) throws -> Report)? = nil,
        progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) {
        self.run = run
        self.runAfresh = runAfresh ?? run
        self.progress = progress
    }

    /// How far a plan has come.
    struct Progress: Equatable, Sendable {
        var done: Int
        var all: Int
        var start: ContinuousClock.Instant
    }

    /// Runs what the plan asks for and judges by it.
    ///
    /// - Throws: `LabError.cancelled` if whoever began it has given it up.
    func judgement<Judgement>(of plan: Plan<Judgement>) throws -> Judgement {
        try plan.judge(reports(on: plan.runs))
    }

    /// One report for each run, in the order of the runs.
    private func reports(on runs: [Run]) throws -> [Report] {
        let cancellation = Cancellation.current
        let start = ContinuousClock.now
        let order = runs.indices.shuffled()
        let reports = try order.concurrentMap { [run = isFresh ? runAfresh : run] index in
            // The workers are other threads, and do not know for whom they work.
            try Cancellation.$current.withValue(cancellation) {
                if cancellation?.isCancelled ?? false { throw LabError.cancelled }
                let begin = ContinuousClock.now
                var report = try run(runs[index])
                report.seconds = (ContinuousClock.now - begin) / .seconds(1)
                return (index: index, report: report)
            }
        } progress: { [progress] done in
            progress(Progress(done: done, all: runs.count, start: start))
        }
        return reports.sorted { $0.index < $1.index }.map(\.report)
    }
}
