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

    /// What these runs come to, in their order.
    private func reports(_ runs: [Run]) throws -> [Report] {
        try engine.value(of: Plan(runs: runs) { $0 })
    }

    private func modules(with fault: Fault) -> [Module] {
        modules.map { module in
            guard module.name == target else { return module }
            var module = module
            module.files = Tree(module.files).with(fault).files
            return module
        }
    }

    private func modules(with held: FaultyModule.Held) -> [Module] {
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
        let runs = tests.map { Run(tests: $0, modules: modules, conditions: Conditions(fault: 0)) }
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
                Run(
                    tests: name, modules: $0.modules,
                    conditions: Conditions(fault: Self.onlyOne, stopsAtFailure: true, work: work))
            }
            let reports = try self.reports(runs)
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
        for (fault, code) in zip(left, codes.dropFirst()) where code != nil && code == codes[0] {
            outcomes[fault.number] = .changesNothing
        }
        let rest = left.filter { outcomes[$0.number] != .changesNothing }
        let unreached = Set(rest.map(\.number)).filter { outcomes[$0] == .unreached }
        try runAlone(rest, &outcomes)
        for number in unreached where outcomes[number] == .unnoticed {
            outcomes[number] = .unreached
        }
    }
}

// MARK: - Together

/// Faults that are compiled together: each is run by itself.
extension FaultTrials {
    /// A fault that some tests reach, and what is run on it, one after the other.
    private struct Candidate {
        var number: Int
        var runs: [Run]
    }

    private static let largestBatch = 120

    /// Compiles the faults together, those aside that do not compile: these come to an outcome, or
    /// are in no batch if it is not sure that they are what is wrong.
    private func batches(
        _ faults: [Numbered], _ module: FaultyModule, _ outcomes: inout [Int: Trial.Outcome]
    ) throws -> [FaultBatch] {
        let together = Dictionary(
            uniqueKeysWithValues: faults.filter { module.spot(of: $0.fault) != nil }
                .map { ($0.number, $0.fault) })
        let cores = ProcessInfo.processInfo.activeProcessorCount
        var open = module.groups(
            of: together, isSlow ? 1 : min(cores, together.count / 20),
            atMost: isSlow ? together.count : Self.largestBatch)
        var ready: [FaultBatch] = []
        for _ in 1...6 where !open.isEmpty {
            let held = open.map { module.holding($0) }
            let runs = held.map {
                Run(tests: tests[0], modules: modules(with: $0), conditions: Conditions(fault: 0))
            }
            let reports = try self.reports(runs)
            var rest: [FaultyModule.Numbered] = []
            for ((faults, held), report) in zip(zip(open, held), reports) {
                if report.verdict == .green {
                    let baselines = [tests[0]: report]
                    ready.append(FaultBatch(faults: faults, held: held, baselines: baselines))
                } else if report.verdict == .doesNotCompile {
                    rest.append(Self.withoutBlamed(faults, held, report, module, &outcomes))
                }
            }
            open = rest.filter { !$0.isEmpty }
        }
        return ready
    }

    /// What is left when the compiler has objected.
    private static func withoutBlamed(
        _ faults: FaultyModule.Numbered, _ held: FaultyModule.Held, _ report: Report,
        _ module: FaultyModule, _ outcomes: inout [Int: Trial.Outcome]
    ) -> FaultyModule.Numbered {
        var rest = faults
        for failure in report.failures {
            switch held.blame(for: failure) {
            case .fault(let number):
                outcomes[number] = .doesNotCompile
                rest[number] = nil
            case .spot(let spot):
                rest = rest.filter { module.spot(of: $0.value) != spot }
            case .unknown:
                return [:]
            }
        }
        return rest.count < faults.count ? rest : [:]
    }

    /// The batches with the spots that a module with tests reaches; those that it is to be asked
    /// about.
    private func reached(
        by name: String, _ batches: [FaultBatch], _ outcomes: [Int: Trial.Outcome]
    ) throws -> [FaultBatch] {
        var left = batches.filter { $0.faults.keys.contains { !isNoticed($0, outcomes) } }
        let open = left.indices.filter { left[$0].baselines[name] == nil }
        let modules = open.map { self.modules(with: left[$0].held) }
        let reports = try self.reports(
            modules.map { Run(tests: name, modules: $0, conditions: Conditions(fault: 0)) })
        for (index, report) in zip(open, reports) { left[index].baselines[name] = report }
        return left
    }

    /// Runs each module with tests on the faults in spots that it reaches, until one is noticed.
    private func runTogether(
        _ batches: [FaultBatch], _ module: FaultyModule, _ outcomes: inout [Int: Trial.Outcome]
    ) throws {
        for batch in batches {
            for number in batch.faults.keys { outcomes[number] = .unreached }
        }
        for name in tests {
            let candidates = try reached(by: name, batches, outcomes).flatMap {
                self.candidates(for: name, in: $0, module, outcomes)
            }
            for round in 0..<(candidates.map(\.runs.count).max() ?? 0) {
                let left = candidates.filter {
                    !isNoticed($0.number, outcomes) && round < $0.runs.count
                }
                let reports = try self.reports(left.map { $0.runs[round] })
                for (candidate, report) in zip(left, reports) {
                    outcomes[candidate.number] = Trial.Outcome(report.verdict)
                }
            }
        }
    }

    private func candidates(
        for name: String, in batch: FaultBatch, _ module: FaultyModule,
        _ outcomes: [Int: Trial.Outcome]
    ) -> [Candidate] {
        let modules = modules(with: batch.held)
        return batch.faults.sorted { $0.key < $1.key }.compactMap { number, fault in
            guard !isNoticed(number, outcomes), let spot = module.spot(of: fault),
                let index = batch.held.spots.firstIndex(of: spot),
                batch.isReached(index, by: name)
            else { return nil }
            let runs = batch.rounds(for: index, in: name).map { filters in
                Run(
                    tests: name, modules: modules,
                    conditions: Conditions(
                        filters: filters, fault: number, stopsAtFailure: true,
                        work: batch.baselines[name]?.workOnFault))
            }
            return Candidate(number: number, runs: runs)
        }
    }

    private func isNoticed(_ number: Int, _ outcomes: [Int: Trial.Outcome]) -> Bool {
        outcomes[number]?.isNoticed ?? false
    }
}

/// Many faults in one module, and which tests reach them.
private struct FaultBatch {
    var faults: FaultyModule.Numbered
    var held: FaultyModule.Held
    /// What each module with tests comes to while none of the faults is in force.
    var baselines: [String: Report]

    /// Whether a module with tests reaches a spot, as far as is known.
    func isReached(_ spot: Int, by name: String) -> Bool {
        baselines[name]?.reached?.values.contains { $0.contains(spot) } ?? true
    }

    /// How many tests run first, and how many before all do.
    private static let (few, many) = (5, 40)

    /// Patterns for those tests that run first, as they reach a spot and little else, for more that
    /// reach it, and at last, as there are none, for all.
    func rounds(for spot: Int, in name: String) -> [[String]] {
        let tests = (baselines[name]?.reached ?? [:]).filter { $0.value.contains(spot) }
            .sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        // Only Swift Testing's ids are patterns: with parentheses.
        let patterns = tests.map(\.key).filter { $0.hasSuffix(")") }
            .map { "^" + NSRegularExpression.escapedPattern(for: $0) + "(/|$)" }
        let first = [patterns.prefix(Self.few), patterns.prefix(Self.many).dropFirst(Self.few)]
        return first.filter { !$0.isEmpty }.map(Array.init) + [[]]
    }
}

extension Report {
    /// Seconds of a core that these tests, green so far, may use on a fault.
    ///
    /// One that never ends uses them up; tests on a slow machine are not to be taken for it.
    fileprivate var workOnFault: Int { max(3, Int((3 * (work ?? 0)).rounded(.up))) }
}
