/// The runs of tests on faulty versions of some code, of which most are compiled together.
struct MutantRuns {
    /// What is run on each: on a module that holds it beside others, where that can be.
    private(set) var together: [[Run]]
    private let alone: [[Run]]

    private static let largestGroup = 30

    /// - Parameter original: the code without a fault, its tests, and all that they use.
    /// - Parameter alone: for each faulty version what is run on it.
    init(of original: [Module], _ alone: [[Run]]) {
        self.alone = alone
        together = alone
        let changed = alone.enumerated().compactMap { index, runs -> (Int, Module)? in
            let changed = runs.first?.modules.filter { !original.contains($0) } ?? []
            guard let only = changed.first, changed.count == 1, !only.isTests else { return nil }
            return (index, only)
        }
        for (name, versions) in Dictionary(grouping: changed, by: \.1.name) {
            guard let module = original.first(where: { $0.name == name }) else { continue }
            let faulty = FaultyModule(module, with: original)
            for group in versions.parts(of: Self.largestGroup) {
                hold(group, of: faulty)
            }
        }
    }

    private mutating func hold(_ versions: [(Int, Module)], of faulty: FaultyModule) {
        let numbered = Dictionary(uniqueKeysWithValues: versions.map { ($0 + 1, $1) })
        let (held, numbers) = faulty.holding(versions: numbered)
        guard numbers.count > 1 else { return }
        for number in numbers {
            together[number - 1] = alone[number - 1].map { run in
                var run = run
                run.modules = run.modules.map { $0.name == held.module.name ? held.module : $0 }
                run.conditions.fault = number
                return run
            }
        }
    }

    /// One report for each faulty version: alone, where it is not as expected together with others.
    ///
    /// - Parameter reports: what came of `together`.
    func reports(
        _ reports: [Report], by engine: Engine, isAsExpected: (Int, Report) -> Bool
    ) throws -> [Report] {
        var combined = try Self.plan(together).judge(reports)
        let open = alone.indices.filter {
            together[$0] != alone[$0] && !isAsExpected($0, combined[$0])
        }
        let again = try engine.value(of: Self.plan(open.map { alone[$0] }))
        for (index, report) in zip(open, again) { combined[index] = report }
        return combined
    }

    /// One report for each, whatever number of runs it takes.
    private static func plan(_ runs: [[Run]]) -> Plan<[Report]> {
        Plan<Report>.all(runs.map { Plan(runs: $0, judge: Report.combining) })
    }
}
