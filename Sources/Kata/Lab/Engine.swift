import Foundation
import Synchronization

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

    /// This engine, with something done around each run, whether or not it is afresh.
    func around(
        _ work: @escaping @Sendable (Run, _ run: @Sendable (Run) throws -> Report) throws -> Report
    ) -> Engine {
        var engine = self
        engine.run = { [run] in try work($0, run) }
        engine.runAfresh = { [runAfresh] in try work($0, runAfresh) }
        return engine
    }

    /// This engine, where a run that was cut short, and not by what it ran, is done again: others may
    /// have been in its way. A fault made by the machine has been given more time from the start.
    var patient: Engine {
        around { wanted, run in
            let report = try run(wanted)
            if report.verdict.isLasting || !report.verdict.isCutShort { return report }
            if report.verdict.isNoticed, wanted.conditions.fault ?? 0 != 0 { return report }
            return try run(wanted)
        }
    }

    /// This engine, which spares what has run six times and used up so many seconds beyond.
    func sparing(seconds: Double = 1) -> Engine {
        let used = Mutex<[[Module]: Double]>([:])
        return around { wanted, run in
            guard wanted.conditions.turn >= Plan<Report>.least else { return try run(wanted) }
            if used.withLock({ $0[wanted.modules] ?? 0 }) >= seconds { return .spared }
            let begin = ContinuousClock.now
            let report = try run(wanted)
            let time = (ContinuousClock.now - begin) / .seconds(1)
            used.withLock { $0[wanted.modules, default: 0] += time }
            return report
        }
    }

    struct Progress: Equatable, Sendable {
        var done: Int
        var all: Int
        var start: ContinuousClock.Instant
    }

    /// Runs what the plan asks for and judges by it.
    ///
    /// - Throws: `LabError.cancelled` if whoever began it has given it up.
    func value<Value>(of plan: Plan<Value>) throws -> Value {
        try values(of: [plan]) { _ in }[0]
    }

    /// Runs what the plans ask for and judges by it; those of a later plan may run before an earlier
    /// one is judged.
    ///
    /// - Parameter tell: is told each judgement, in the order of the plans, as soon as it is there.
    /// - Throws: `LabError.cancelled` if whoever began it has given it up.
    func values<Value>(of plans: [Plan<Value>], tell: (Value) -> Void) throws -> [Value] {
        let batch = Batch(plans.map(\.runs))
        let cancellation = Cancellation.current
        let hasEnded = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            carryOut(batch, cancellation)
            hasEnded.signal()
        }
        defer { hasEnded.wait() }
        return try plans.indices.map { index in
            do {
                let judgement = try plans[index].judge(batch.reports(onPlan: index))
                tell(judgement)
                return judgement
            } catch {
                batch.giveUp()
                throw error
            }
        }
    }

    private func carryOut(_ batch: Batch, _ cancellation: Cancellation?) {
        let start = ContinuousClock.now
        let run = isFresh ? runAfresh : run
        let done = Mutex(0)
        // What goes wrong is the result of the run.
        _ = try? batch.order.concurrentMap { number in
            // The workers are other threads, and do not know for whom they work.
            Cancellation.$current.withValue(cancellation) {
                batch.finish(number) {
                    if cancellation?.isCancelled ?? false { throw LabError.cancelled }
                    let begin = ContinuousClock.now
                    var report = try run(batch.runs[number])
                    guard report != .spared else { return report }
                    report.seconds = (ContinuousClock.now - begin) / .seconds(1)
                    return report
                }
                done.withLock { done in
                    done += 1
                    progress(Progress(done: done, all: batch.runs.count, start: start))
                }
            }
        }
    }
}

extension Report {
    /// What a run comes to that was not worth its time.
    static let spared = Report(verdict: .empty, transcript: "spared")
}

/// The runs of several plans, and what they come to.
private final class Batch: Sendable {
    let runs: [Run]
    /// In which order the runs begin: plan after plan, and at random within each.
    let order: [Int]
    private let plans: [(runs: Range<Int>, open: DispatchGroup)]
    private let state = Mutex(State())

    private struct State {
        var results: [Int: Result<Report, any Error>] = [:]
        var isGivenUp = false
    }

    init(_ plans: [[Run]]) {
        runs = plans.flatMap(\.self)
        var end = 0
        self.plans = plans.map { runs in
            defer { end += runs.count }
            let open = DispatchGroup()
            for _ in runs { open.enter() }
            return (end..<end + runs.count, open)
        }
        order = self.plans.flatMap { $0.runs.shuffled() }
    }

    /// Lets a run come to what `work` says, unless all has been given up.
    func finish(_ number: Int, _ work: () throws -> Report) {
        let result =
            state.withLock(\.isGivenUp) ? .failure(LabError.cancelled) : Result { try work() }
        state.withLock { $0.results[number] = result }
        plans.first { $0.runs.contains(number) }?.open.leave()
    }

    func giveUp() { state.withLock { $0.isGivenUp = true } }

    /// One report for each run of a plan, in the order of the runs, when they are all there.
    func reports(onPlan index: Int) throws -> [Report] {
        plans[index].open.wait()
        // NB: one that was missing would move all others; so it is a mistake to be seen at once.
        let results = state.withLock { state in plans[index].runs.map { state.results[$0]! } }
        return try results.map { try $0.get() }
    }
}
