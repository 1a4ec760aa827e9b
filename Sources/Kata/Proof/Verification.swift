import Foundation

/// Replays lessons, solutions, mutants and starters, and collects what is not as it says.
struct Verification {
    var project: Project
    var catalogue: Catalogue
    let basis: Basis

    struct Subject {
        var name: String
        var steps = 0
        var mutants = 0
        var blocks = 0
        var illustrations = 0
        var size: LessonSize?
        var checks: Int
        var sheets: [Sheet] = []
        var plan: Plan<[Finding]>
        var faults: (@Sendable () throws -> FaultsProof)?
    }

    init(_ project: Project) throws {
        self.project = project
        self.catalogue = try project.catalogue()
        self.basis = Basis(project)
    }

    static func unreadable(_ name: String, _ error: LessonError) -> Subject {
        Subject(name, unreadable: finding(error))
    }

    static func finding(_ error: LessonError) -> Finding {
        Finding(
            path: error.path, line: error.line, expected: error.problem.remedy,
            actual: error.problem.complaint)
    }
}

extension Verification.Subject {
    /// A subject of which nothing can be proved, and why.
    init(_ name: String, unreadable finding: Finding) {
        self.init(name: name, checks: 1, plan: Plan(runs: []) { _ in [finding] })
    }

    /// What is run for the subject, and what it proves.
    ///
    /// - Parameter world: where the layout of the files is looked at.
    /// - Parameter ahead: where faults are tried before somebody waits for what comes of them.
    func proof(in world: World, _ ahead: Ahead) -> Plan<Proof> {
        let faults = faults.map(ahead.adding)
        return Plan(runs: plan.runs) { reports in
            let onFaults = try faults?()
            let trials = onFaults?.trials
            let findings =
                try plan.judge(reports) + Verification.layoutFindings(sheets, in: world)
                + (onFaults?.findings ?? [])
            let checks = checks + (trials?.faults ?? 0)
            let failed = min(findings.count, max(1, checks))
            var proof = Proof(
                name: name, steps: steps, mutants: mutants, blocks: blocks,
                illustrations: illustrations, size: size,
                seconds: reports.reduce(onFaults?.seconds ?? 0) { $0 + $1.seconds },
                passed: max(0, checks - failed), failed: failed, findings: findings)
            proof.faults = trials?.faults
            proof.noticed = trials?.noticed
            proof.changingNothing = trials?.changingNothing
            proof.waived = trials?.excused
            return proof
        }
    }
}
