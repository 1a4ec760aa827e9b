import Synchronization
import Testing

@testable import kata

struct PlanTests {
    @Test func `each of several plans judges by the reports on its own runs`() throws {
        let plans = [["a", "b"], [], ["c"]].map { names in
            Plan(runs: names.map { Run(tests: $0, modules: []) }) { reports in
                reports.map(\.transcript)
            }
        }
        let plan = Plan.all(plans)

        let judgement = try plan.judge(
            plan.runs.map { Report(verdict: .green, transcript: $0.tests) })

        #expect(judgement == [["a", "b"], [], ["c"]])
    }

    @Test func `a plan that is to be sure runs all six times, and judges by what each comes to`()
        throws
    {
        let plan = Plan(runs: ["a", "b"].map { Run(tests: $0, modules: []) }) {
            $0.map(\.verdict)
        }.steady()

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

    @Test func `what a plan comes to can be made into something else`() throws {
        let plan = Plan(runs: [Run(tests: "a", modules: [])]) { $0.count }

        let judgement = try plan.map { $0 + 41 }.judge([Report(verdict: .green)])

        #expect(judgement == 42)
    }
}
