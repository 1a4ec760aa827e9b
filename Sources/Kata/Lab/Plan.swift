/// Tests to be compiled and run.
struct Run: Equatable, Sendable {
    var tests: String
    /// These tests and all that they might use.
    var modules: [Module]
    var conditions: Conditions = Conditions()
    /// Whether the tests are ours: their report has to tell of all that they declare, and no others.
    var isOurs: Bool = false
}

/// What to run, and what the reports come to.
struct Plan<Value> {
    var runs: [Run]
    /// Judges by one report for each run, in the order of the runs.
    var judge: ([Report]) throws -> Value

    init(runs: [Run], judge: @escaping ([Report]) throws -> Value) {
        self.runs = runs
        self.judge = judge
    }
}

extension Plan {
    /// This plan with something more made of what it comes to.
    func map<Other>(_ transform: @escaping (Value) throws -> Other) -> Plan<Other> {
        Plan<Other>(runs: runs) { [judge] in try transform(judge($0)) }
    }

    /// This plan, in which each run is done so many times, and judged by what they come to together,
    /// but those that were spared.
    func steady(_ times: Int = Self.least) -> Plan {
        let turns = runs.flatMap { run in
            (0..<times).map { turn in
                var run = run
                run.conditions.turn = turn
                return run
            }
        }
        return Plan(runs: turns) { [judge] reports in
            try judge(
                reports.parts(of: times).map { Report.steady($0.filter { $0 != .spared }) })
        }
    }

    /// How often something runs at least where it is to be steady.
    static var least: Int { 6 }

    /// Several plans as one, whose judgement has theirs in their order.
    static func all(_ plans: [Plan]) -> Plan<[Value]> {
        Plan<[Value]>(runs: plans.flatMap(\.runs)) { reports in
            var rest = reports[...]
            return try plans.map { plan in
                defer { rest = rest.dropFirst(plan.runs.count) }
                return try plan.judge(Array(rest.prefix(plan.runs.count)))
            }
        }
    }
}
