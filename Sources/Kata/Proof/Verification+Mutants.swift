import Foundation

extension Verification {
    static let ending = ".mutants.md"

    /// The stages that have faulty versions, in `Chapters/Faults/NAME.mutants.md`.
    var stages: [String] {
        get throws { try stages(with: Self.ending) }
    }

    func stages(with ending: String) throws -> [String] {
        try Disk.contents(of: project.url("Chapters/Faults")).filter { $0.hasSuffix(ending) }
            .map { String($0.dropLast(ending.count)) }
    }

    func stages(begunInChapter number: Int) throws -> [String] {
        func folders(of chapters: [Catalogue.Chapter]) -> Set<String> {
            let lessons = chapters.compactMap { try? project.lesson($0) }
            return Set(lessons.flatMap(\.steps).flatMap(\.edits).map(\.path.target))
        }
        let chapters = catalogue.chapters
        let begun = folders(of: chapters.filter { $0.number == number })
            .subtracting(folders(of: chapters.filter { $0.number < number }))
        return try stages.filter { begun.contains("Sources/" + $0) }
    }

    /// The faulty versions of a stage as it is after the last chapter, and its tests on each.
    ///
    /// - Parameter engine: what runs those again that have to be alone.
    func subject(ofStage name: String, _ engine: Engine) throws -> Subject {
        let path = "Chapters/Faults/" + name + Self.ending
        let mutants = try [Mutant](project.text(path), path: path)
        let tree = try project.stages()
        let tests = Set(tree.modules.tests(ofStage: name))
        if tests.isEmpty { return Subject(unreadable: Self.withoutTests(name, at: path)) }
        let faulty = try mutants.map { try $0.applied(to: tree) }
        let asked = tree.modules.filter { tests.contains($0.name) }
            .declaring(mutants.map(\.catchers))
        let alone = zip(asked, faulty).map { names, tree in
            let modules = tree.modules
            return names.map { Run(tests: $0, modules: modules) }
        }
        let runs = MutantRuns(of: tree.modules, alone)
        return Subject(
            draft: Proof(mutants: mutants.count), checks: mutants.count,
            sheets: Self.sheets(mutants, faulty),
            plan: Self.plan(on: mutants, in: path, of: tree, faulty, runs, by: engine))
    }

    /// What is wrong with a file about a stage that is not there, or has no tests.
    static func withoutTests(_ stage: String, at path: String) -> Finding {
        Finding(
            path: path, line: 1, expected: "the name of a stage that has tests",
            actual: "no tests belong to Sources/\(stage)")
    }

    /// What is run to hold a file of faulty versions against our tests.
    static func plan(
        on mutants: [Mutant], in path: String, of original: Tree, _ faulty: [Tree],
        _ runs: MutantRuns, by engine: Engine
    ) -> Plan<[Finding]> {
        runs.plan(by: engine) { findings(on: mutants[$0], in: path, $1).isEmpty }
            .map { findings(on: mutants, in: path, of: original, faulty, $0) }
    }

    /// What is not as a file of faulty versions says.
    ///
    /// - Parameter path: the file, such as `Chapters/Faults/Store.mutants.md`.
    /// - Parameter original: the code without a fault.
    /// - Parameter faulty: the code with each of the faults.
    /// - Parameter reports: what our tests say of each.
    static func findings(
        on mutants: [Mutant], in path: String, of original: Tree, _ faulty: [Tree],
        _ reports: [Report]
    ) -> [Finding] {
        if mutants.isEmpty {
            return [
                Finding(path: path, line: 1, expected: "a faulty version", actual: "there is none")
            ]
        }
        return mutants.indices.flatMap { index in
            let mutant = mutants[index]
            if faulty[index] == original {
                return [finding(on: mutant, in: path, "a faulty version", "it changes nothing")]
            }
            if let same = faulty[..<index].firstIndex(of: faulty[index]) {
                let first = mutants[same]
                let actual = "the same as “\(first.complaint)” in line \(first.line)"
                return [finding(on: mutant, in: path, "a fault of its own", actual)]
            }
            return findings(on: mutant, in: path, reports[index])
        }
    }

    static func findings(on mutant: Mutant, in path: String, _ report: Report) -> [Finding] {
        let verdict = report.verdict
        guard verdict.isNoticed, verdict.isCutShort == mutant.crashes else {
            let expected = "our tests \(mutant.crashes ? "crash" : "are red") on it"
            return [finding(on: mutant, in: path, expected, report.details)]
        }
        return mutant.catchers.filter { !report.isFailing($0) }.prefix(1).map {
            let actual = "these do: \(report.failing.sorted().joined(separator: ", "))"
            return finding(on: mutant, in: path, "“\($0)” catches it", actual)
        }
    }

    private static func finding(
        on mutant: Mutant, in path: String, _ expected: String, _ actual: String
    ) -> Finding {
        Finding(path: path, line: mutant.line, expected: expected, actual: actual)
    }
}

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
    func plan(
        by engine: Engine, isAsExpected: @escaping (Int, Report) -> Bool
    ) -> Plan<[Report]> {
        Self.plan(together).map { reports in
            var reports = reports
            let open = alone.indices.filter {
                together[$0] != alone[$0] && !isAsExpected($0, reports[$0])
            }
            let again = try engine.value(of: Self.plan(open.map { alone[$0] }))
            for (index, report) in zip(open, again) { reports[index] = report }
            return reports
        }
    }

    /// One report for each, whatever number of runs it takes.
    private static func plan(_ runs: [[Run]]) -> Plan<[Report]> {
        Plan<Report>.all(runs.map { Plan(runs: $0, judge: Report.combining) })
    }
}
