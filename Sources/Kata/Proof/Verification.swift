/// Replays lessons, solutions, mutants and starters, and collects what is not as it says.
struct Verification {
    var project: Project
    var catalogue: Catalogue
    let basis: Basis

    struct Subject {
        /// What is known before anything has run, such as how many steps there are.
        var draft = Proof()
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
}

extension Verification.Subject {
    /// A subject of which nothing can be proved, and why.
    init(unreadable finding: Finding) {
        self.init(checks: 1, plan: Plan(runs: []) { _ in [finding] })
    }

    /// What is run for the subject, and what it proves.
    ///
    /// - Parameter name: as it is called before people.
    /// - Parameter world: where the layout of the files is looked at.
    /// - Parameter ahead: where faults are tried before somebody waits for what comes of them.
    func proof(named name: String, in world: World, _ ahead: Ahead) -> Plan<Proof> {
        let faults = faults.map(ahead.adding)
        return Plan(runs: plan.runs) { reports in
            let onFaults = try faults?()
            let trials = onFaults?.trials
            var proof = draft
            proof.name = name
            proof.findings =
                try plan.judge(reports) + Verification.layoutFindings(sheets, in: world)
                + (onFaults?.findings ?? [])
            let checks = checks + (trials?.faults ?? 0)
            proof.failed = min(proof.findings.count, max(1, checks))
            proof.passed = max(0, checks - proof.failed)
            proof.seconds = reports.reduce(onFaults?.seconds ?? 0) { $0 + $1.seconds }
            proof.faults = trials?.faults
            proof.noticed = trials?.noticed
            proof.changingNothing = trials?.changingNothing
            proof.waived = trials?.excused
            return proof
        }
    }
}

extension LessonError {
    var finding: Finding {
        Finding(path: path, line: line, expected: problem.remedy, actual: problem.complaint)
    }
}

// MARK: - The layout of files

extension Verification {
    /// A file as a block of a lesson leaves it.
    struct Sheet {
        var text: String
        var edit: Edit
    }

    /// The Swift files that the lesson begins with, and those that each of its steps changes.
    static func sheets(_ lesson: Lesson, _ moments: [Moment]) -> [Sheet] {
        let begun = lesson.start.map { Sheet(text: $0.lines.text, edit: $0) }
        let changed = moments.flatMap { sheets($0.step.edits, in: $0.during) }
        return (begun + changed).filter(\.edit.path.isSwift)
    }

    static func sheets(_ mutants: [Mutant], _ faulty: [Tree]) -> [Sheet] {
        zip(mutants, faulty).flatMap { sheets($0.edits, in: $1) }
    }

    private static func sheets(_ edits: [Edit], in tree: Tree) -> [Sheet] {
        edits.compactMap { edit in tree[edit.path].map { Sheet(text: $0, edit: edit) } }
    }

    /// Where a file is not laid out as `swift format` would do it; each fault where it first occurs.
    static func layoutFindings(_ sheets: [Sheet], in world: World) throws -> [Finding] {
        if sheets.isEmpty { return [] }
        let settings = try world.project.text(".swift-format")
        let texts = Set(sheets.map(\.text)).sorted()
        let faults = Dictionary(
            uniqueKeysWithValues: zip(texts, try world.layoutFaults(texts, settings)))
        var known: Set<[String]> = []
        return sheets.flatMap { sheet in
            (faults[sheet.text] ?? []).compactMap { fault in
                let lines = sheet.text.lines
                let line = fault.line <= lines.count ? lines[fault.line - 1] : ""
                guard known.insert([sheet.edit.path, fault.message, line]).inserted else {
                    return nil
                }
                return Finding(
                    path: sheet.edit.lesson,
                    line: sheet.edit.lineInLesson(of: line) ?? sheet.edit.line,
                    expected: "\(sheet.edit.path), line \(fault.line), as swift format lays it out",
                    actual: line.isEmpty ? fault.message : "\(line)\n\(fault.message)")
            }
        }
    }
}

extension Edit {
    /// The line of the lesson in which the block shows `text`; nil if it does not.
    func lineInLesson(of text: String) -> Int? {
        // Behind the fence stands the path.
        lines.firstIndex(of: text).map { line + 2 + $0 }
    }
}
