import Foundation
import Synchronization
import Testing

@testable import kata

struct EngineTests {
    @Test func `the reports stand in the order of the runs, whichever ran first`() throws {
        let engine = Engine { Report(verdict: .green, transcript: $0.tests) }
        let names = (1...40).map(String.init)

        let judgement = try engine.value(of: plan(names))

        #expect(judgement == names)
    }

    @Test func `the runs do not begin in the order of the plan`() throws {
        let begun = Mutex<[String]>([])
        let engine = Engine { run in
            begun.withLock { $0.append(run.tests) }
            return Report(verdict: .green)
        }
        let names = (1...200).map(String.init)

        _ = try engine.value(of: plan(names))

        #expect(begun.withLock { $0 } != names)
        #expect(begun.withLock { Set($0) } == Set(names))
    }

    @Test func `each of several judgements is told in order, as soon as it is there`() throws {
        let told = Mutex<[String]>([])
        let engine = Engine { run in
            // The last run ends when everything before it has been told.
            while run.tests == "c", told.withLock({ $0.count }) < 2 { usleep(1000) }
            return Report(verdict: .green, transcript: run.tests)
        }

        let judgements = try engine.values(of: [plan(["a", "b"]), plan([]), plan(["c"])]) {
            judgement in
            told.withLock { $0.append(judgement.joined()) }
        }

        #expect(judgements == [["a", "b"], [], ["c"]])
        #expect(told.withLock { $0 } == ["ab", "", "c"])
    }

    @Test func `after a judgement that cannot be made nothing more begins`() throws {
        struct Oh: Error {}
        let isJudged = Mutex(false)
        let count = Mutex(0)
        let engine = Engine { run in
            while run.tests == "b", !isJudged.withLock({ $0 }) { usleep(1000) }
            // All of them take seconds, so that there is time to give up between two.
            usleep(20_000)
            count.withLock { $0 += 1 }
            return Report(verdict: .green)
        }
        let bad = Plan<[String]>(runs: [Run(tests: "a", modules: [])]) { _ in
            isJudged.withLock { $0 = true }
            throw Oh()
        }

        #expect(throws: Oh.self) {
            try engine.values(of: [bad, plan(Array(repeating: "b", count: 1000))]) { _ in }
        }
        #expect(count.withLock { $0 } < 1000)
    }

    @Test func `more runs are at work than there are cores, as some of them wait`() throws {
        let count = ProcessInfo.processInfo.activeProcessorCount + 1
        let atWork = Mutex(0)
        let deadline = ContinuousClock.now + .seconds(5)
        let engine = Engine { _ in
            atWork.withLock { $0 += 1 }
            while atWork.withLock({ $0 < count }), ContinuousClock.now < deadline { usleep(1000) }
            let isTogether = ContinuousClock.now < deadline
            return Report(verdict: .green, transcript: isTogether ? "together" : "alone")
        }

        let judgement = try engine.value(of: plan(Array(repeating: "run", count: count)))

        #expect(judgement == Array(repeating: "together", count: count))
    }

    @Test func `progress is told after each run`() throws {
        let told = Mutex<[Int]>([])
        let engine = Engine { _ in
            Report(verdict: .green)
        } progress: { progress in
            told.withLock { $0.append(progress.done) }
        }

        _ = try engine.value(of: plan(["b", "a", "a"]))

        #expect(told.withLock { $0 } == [1, 2, 3])
    }

    @Test func `a plan that is given up runs nothing more`() throws {
        let cancellation = Cancellation()
        let count = Mutex(0)
        let engine = Engine { _ in
            count.withLock { $0 += 1 }
            cancellation.cancel()
            return Report(verdict: .green)
        }

        #expect(throws: LabError.cancelled) {
            try Cancellation.$current.withValue(cancellation) {
                try engine.value(of: plan((1...100).map(String.init)))
            }
        }
        // Each worker may have begun one when the first cancelled.
        #expect(count.withLock { $0 } < 100)
    }

    @Test func `the first thing that goes wrong is thrown`() throws {
        struct Oh: Error {}
        let engine = Engine { _ in throw Oh() }

        #expect(throws: Oh.self) { try engine.value(of: plan(["a"])) }
    }

    @Test func `what was kept is not good enough for a fresh engine`() throws {
        var engine = Engine {
            Report(verdict: .green, transcript: $0.tests + " as kept")
        } runAfresh: {
            Report(verdict: .green, transcript: $0.tests + " afresh")
        }

        let kept = try engine.value(of: plan(["a"]))
        engine.isFresh = true
        let fresh = try engine.value(of: plan(["a"]))

        #expect(kept == ["a as kept"])
        #expect(fresh == ["a afresh"])
    }

    @Test func `each of several plans judges by the reports on its own runs`() throws {
        let plan = Plan.all([["a", "b"], [], ["c"]].map(plan))

        let judgement = try plan.judge(
            plan.runs.map { Report(verdict: .green, transcript: $0.tests) })

        #expect(judgement == [["a", "b"], [], ["c"]])
    }

    @Test func `a plan that is to be sure runs all six times, and judges by what each comes to`()
        throws
    {
        let runs = ["a", "b"].map { Run(tests: $0, modules: []) }
        let plan = Plan(runs: runs) { $0.map(\.verdict) }.steady()

        let judgement = try plan.judge(
            plan.runs.map {
                Report(verdict: $0.tests == "b" && $0.conditions.turn == 5 ? .red : .green)
            })

        #expect(
            plan.runs.map(\.tests) == Array(repeating: "a", count: 6)
                + Array(repeating: "b", count: 6))
        #expect(Set(plan.runs.map { "\($0.conditions)" }).count == 6)
        #expect(judgement == [.green, .flaky([])])
    }

    @Test(arguments: [(seconds: 0.0, runs: 6), (60.0, 22)])
    func `what costs much runs six times, and what costs little 22 times`(
        seconds: Double, runs: Int
    ) throws {
        let plan = Plan(runs: [Run(tests: "a", modules: [])]) { $0[0] }.steady(22)
        let count = Mutex(0)
        let engine = Engine { run in
            count.withLock { $0 += 1 }
            return Report(verdict: .green)
        }

        let report = try engine.sparing(seconds: seconds).value(of: plan)

        #expect(count.withLock(\.self) == runs)
        #expect(report.verdict == .green)
    }

    private func plan(_ names: [String]) -> Plan<[String]> {
        Plan(runs: names.map { Run(tests: $0, modules: []) }) { $0.map(\.transcript) }
    }
}
