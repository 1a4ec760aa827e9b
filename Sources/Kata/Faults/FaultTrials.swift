import Foundation

/// Runs tests on each of many faults: most of them compiled together, the rest one by one.
struct FaultTrials {
    var engine: Engine
    /// What the compiler makes of a module when it leaves out all that changes nothing.
    var optimizedCode: @Sendable (String, [Module]) throws -> Data?
    /// The module with the faults, its tests, and all that they use.
    var modules: [Module]
    var target: String
    /// The names of the modules with tests; the first is run first.
    var tests: [String]
    /// Seconds of a core that they may use on a fault that stands alone.
    var work: Int?
    /// Whether each build and run takes long: all that can be is compiled at once, and nothing is
    /// looked at again only to be sure.
    var isSlow = false
    /// What somebody has given a reason for: it is not looked at a second time.
    var isWaived: (Fault) -> Bool = { _ in false }

    /// Why there is nothing to try.
    enum Obstacle: Error {
        /// The tests have to be green on the code as it is.
        case notGreen(Report)
    }

    /// A fault in some code; its number tells it from all others.
    struct Numbered {
        var number: Int
        var fault: Fault
        /// The modules with this fault alone.
        var modules: [Module]
    }

    /// What came of each fault, in their order.
    ///
    /// - Throws: `Obstacle`, `LabError`.
    func trials(of faults: [Fault]) throws -> [Trial] {
        guard let module = modules.first(where: { $0.name == target }) else { return [] }
        var trials = self
        let faulty = FaultyModule(module, with: modules)
        trials.modules = modules(with: faulty.holding([:]))
        return try trials.tested().trials(of: faults, in: faulty)
    }

    private func trials(of faults: [Fault], in module: FaultyModule) throws -> [Trial] {
        var outcomes: [Int: Trial.Outcome] = [:]
        let numbered = faults.enumerated().map { index, fault in
            Numbered(number: index + 1, fault: fault, modules: modules(with: fault))
        }
        let batches = try batches(numbered, module, &outcomes)
        try runTogether(batches, module, &outcomes)
        try runAlone(numbered.filter { outcomes[$0.number] == nil }, &outcomes)
        try lookAgain(numbered, &outcomes)
        return numbered.map { Trial($0.fault, outcomes[$0.number] ?? .unnoticed) }
    }

    func run(of tests: String, in modules: [Module], _ conditions: Conditions) -> Run {
        Run(tests: tests, modules: modules, conditions: conditions)
    }

    private func modules(with fault: Fault) -> [Module] {
        modules.map { module in
            guard module.name == target else { return module }
            var module = module
            module.files = Tree(module.files).with(fault).files
            return module
        }
    }

    func modules(with held: FaultyModule.Held) -> [Module] {
        modules.map { $0.name == target ? held.module : $0 }
    }

    /// These trials with tests that are green: all of them as one module, where that can be.
    private func tested() throws -> FaultTrials {
        if own.count > 1 {
            do { return try withOwnTestsTogether().green() } catch is Obstacle {}
        }
        return try green()
    }

    /// These trials, which know how much work their tests are while they are green.
    private func green() throws -> FaultTrials {
        let runs = tests.map { run(of: $0, in: modules, Conditions(fault: 0)) }
        let plan = Plan(runs: runs) { $0 }.steady(isSlow ? 3 : Plan<Report>.least)
        let report = Report.combining(try engine.value(of: plan))
        if report.verdict != .green { throw Obstacle.notGreen(report) }
        var trials = self
        trials.work = report.workOnFault
        return trials
    }

    /// The modules with tests that are named after the code.
    private var own: [String] {
        let named = modules.tests(namedAfter: target)
        return tests.filter(named.contains)
    }

    private func withOwnTestsTogether() -> FaultTrials {
        let files = modules.filter { own.contains($0.name) }.reduce(into: [:]) {
            $0.merge($1.files) { $1 }
        }
        var together = self
        together.tests = [own[0]] + tests.filter { !own.contains($0) }
        together.modules =
            modules.filter { !own.contains($0.name) }
            + [Module(name: own[0], isTests: true, files: files)]
        return together
    }

    // MARK: - One by one

    private static let onlyOne = Int.max

    private func runAlone(_ faults: [Numbered], _ outcomes: inout [Int: Trial.Outcome]) throws {
        var left = faults
        for name in tests {
            // The module holds none with that number: the fault is in its code.
            let runs = left.map {
                run(
                    of: name, in: $0.modules,
                    Conditions(fault: Self.onlyOne, stopsAtFailure: true, work: work))
            }
            let reports = try engine.value(of: Plan(runs: runs) { $0 })
            for (fault, report) in zip(left, reports) {
                outcomes[fault.number] = Trial.Outcome(report.verdict)
            }
            left = left.filter { outcomes[$0.number]?.isOpen ?? true }
        }
    }

    /// Looks again at what nobody noticed: whether it changes anything, and whether it is noticed
    /// alone.
    private func lookAgain(_ faults: [Numbered], _ outcomes: inout [Int: Trial.Outcome]) throws {
        let left = faults.filter {
            (outcomes[$0.number] ?? .unnoticed).isOpen && !isWaived($0.fault)
        }
        if left.isEmpty || isSlow { return }
        let codes = try ([modules] + left.map(\.modules)).concurrentMap {
            [optimizedCode, target] in try optimizedCode(target, $0)
        }
        var rest: [Numbered] = []
        for (fault, code) in zip(left, codes.dropFirst()) {
            if let code, code == codes[0] {
                outcomes[fault.number] = .changesNothing
            } else {
                rest.append(fault)
            }
        }
        let unreached = Set(rest.map(\.number)).filter { outcomes[$0] == .unreached }
        try runAlone(rest, &outcomes)
        for number in unreached where outcomes[number] == .unnoticed {
            outcomes[number] = .unreached
        }
    }
}
