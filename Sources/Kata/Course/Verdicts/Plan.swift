/// Tests to be compiled and run.
package struct Run: Equatable, Sendable {
    /// The name of the tests' module.
    package var tests: String
    /// These tests and all that they might use.
    package var modules: [Module]
    package var conditions: Conditions
    /// Who wrote what is run, or some of it; nil if that is not known, or no matter.
    ///
    /// What one has written may run in the same place, one after the other.
    package var author: String?
    /// Whether the tests are ours: their report has to tell of all that they declare, and no others.
    package var isOurs: Bool

    package init(
        tests: String, modules: [Module], conditions: Conditions = Conditions(),
        author: String? = nil, isOurs: Bool = false
    ) {
        self.tests = tests
        self.modules = modules
        self.conditions = conditions
        self.author = author
        self.isOurs = isOurs
    }
}

/// What to run, and what the reports come to.
package struct Plan<Judgement> {
    package var runs: [Run]
    /// Judges by one report for each run, in the order of the runs.
    package var judge: ([Report]) throws -> Judgement

    package init(runs: [Run], judge: @escaping ([Report]) throws -> Judgement) {
        self.runs = runs
        self.judge = judge
    }
}

extension Plan {
    /// This plan with something more made of what it comes to.
    package func map<Other>(_ transform: @escaping (Judgement) throws -> Other) -> Plan<Other> {
        Plan<Other>(runs: runs) { [judge] in try transform(judge($0)) }
    }

    /// This plan, in which each run is done so many times, and judged by what they come to together.
    package func steady(_ times: Int = 6) -> Plan {
        let turns = runs.flatMap { run in
            (0..<times).map { turn in
                var run = run
                run.conditions.turn = turn
                return run
            }
        }
        return Plan(runs: turns) { [judge] in try judge($0.parts(of: times).map(Report.steady)) }
    }

    /// Several plans as one, whose judgement has theirs in their order.
    package static func all(_ plans: [Plan]) -> Plan<[Judgement]> {
        Plan<[Judgement]>(runs: plans.flatMap(\.runs)) { reports in
            var rest = reports[...]
            return try plans.map { plan in
                defer { rest = rest.dropFirst(plan.runs.count) }
                return try plan.judge(Array(rest.prefix(plan.runs.count)))
            }
        }
    }
}
