import Foundation

/// Faults that are compiled together: each is run by itself.
extension FaultTrials {
    /// A fault that some tests reach, in the modules that hold it.
    private struct Candidate {
        var number: Int
        var modules: [Module]
        /// Patterns for the tests that run on it, one time after the other.
        var rounds: [[String]]
        /// Seconds of a core that they may use.
        var work: Int?
    }

    private static let largestBatch = 120

    /// Compiles the faults together, those aside that do not compile: these come to an outcome, or
    /// are in no batch if it is not sure that they are what is wrong.
    func batches(
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
                run(of: tests[0], in: modules(with: $0), Conditions(fault: 0))
            }
            let reports = try engine.value(of: Plan(runs: runs) { $0 })
            var rest: [FaultyModule.Numbered] = []
            for ((faults, held), report) in zip(zip(open, held), reports) {
                if report.verdict == .green {
                    ready.append(
                        FaultBatch(
                            faults: faults, held: held, baselines: [tests[0]: report]))
                } else if report.verdict == .doesNotCompile {
                    rest.append(
                        Self.withoutBlamed(faults, held, report, module, &outcomes))
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
        let left = batches.filter { $0.faults.keys.contains { !isNoticed($0, outcomes) } }
        let open = left.filter { $0.baselines[name] == nil }
        let runs = open.map {
            run(of: name, in: modules(with: $0.held), Conditions(fault: 0))
        }
        var reports = try engine.value(of: Plan(runs: runs) { $0 })[...]
        return left.map { batch in
            var batch = batch
            if batch.baselines[name] == nil { batch.baselines[name] = reports.popFirst() }
            return batch
        }
    }

    /// Runs each module with tests on the faults in spots that it reaches, until one is noticed.
    func runTogether(
        _ batches: [FaultBatch], _ module: FaultyModule, _ outcomes: inout [Int: Trial.Outcome]
    ) throws {
        for batch in batches {
            for number in batch.faults.keys { outcomes[number] = .unreached }
        }
        for name in tests {
            let candidates = try reached(by: name, batches, outcomes).flatMap {
                self.candidates(for: name, in: $0, module, outcomes)
            }
            for round in 0..<(candidates.map(\.rounds.count).max() ?? 0) {
                let left = candidates.filter {
                    !isNoticed($0.number, outcomes) && round < $0.rounds.count
                }
                try run(name, on: left, round, &outcomes)
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
            return Candidate(
                number: number, modules: modules, rounds: batch.rounds(for: index, in: name),
                work: batch.baselines[name]?.workOnFault)
        }
    }

    private func run(
        _ name: String, on candidates: [Candidate], _ round: Int,
        _ outcomes: inout [Int: Trial.Outcome]
    ) throws {
        let runs = candidates.map {
            run(
                of: name, in: $0.modules,
                Conditions(
                    filters: $0.rounds[round], fault: $0.number, stopsAtFailure: true,
                    work: $0.work))
        }
        let reports = try engine.value(of: Plan(runs: runs) { $0 })
        for (candidate, report) in zip(candidates, reports) {
            outcomes[candidate.number] = Trial.Outcome(report.verdict)
        }
    }

    private func isNoticed(_ number: Int, _ outcomes: [Int: Trial.Outcome]) -> Bool {
        outcomes[number]?.isNoticed ?? false
    }
}
