/// What the test modules came to that were run at a step.
struct StepReport {
    var byModule: [String: Report]
    var whole: Report

    /// - Parameter modules: the names of the modules, in the order of their reports.
    init(_ reports: some Collection<Report>, of modules: [String]) {
        byModule = Dictionary(uniqueKeysWithValues: zip(modules, reports))
        whole = .combining(Array(reports))
    }

    /// What happened where there is only one module.
    init(_ report: Report) { (byModule, whole) = (["": report], report) }
}

extension Lesson {
    /// What is not as the lesson says.
    ///
    /// - Parameter reports: what happened at each of the moments.
    func findings(in moments: [Moment], _ reports: [StepReport], chapter: Int? = nil) -> [Finding] {
        (claims(in: moments, reports, chapter: chapter) + moments.rhythm(in: path)
            + moments.neverRed(reports.map(\.whole), in: path)
            + (chapter == nil ? [] : moments.beyondLimits(in: self) + starters))
            .sorted { $0.line < $1.line }
    }

    /// Where what happened is not what the steps claim.
    func claims(in moments: [Moment], _ reports: [StepReport], chapter: Int? = nil) -> [Finding] {
        // By module, as not all are run at each step.
        var known: [String: [String: String]] = [:]
        var findings: [Finding] = []
        for (index, (moment, report)) in zip(moments, reports).enumerated() {
            findings += numbering(of: moment.step, index: index, chapter: chapter)
            let tests = report.byModule.mapValues { report in
                Dictionary(report.tests.map { ($0.id, $0.name) }) { $1 }
            }
            let there = Set(moment.during.modules.map(\.name))
            let ran = known.filter { tests[$0.key] != nil || !there.contains($0.key) }
            let knownTests = ran.values.reduce(into: [String: String]()) { $0.merge($1) { $1 } }
            let claim = Claim(moment: moment, knownTests: knownTests, lesson: path)
            findings += claim.findings(in: report.whole)
            if claim.isGreen(report.whole), !moment.step.sign.isUndone {
                let isWhole = moment.step.conditions.filters.isEmpty
                known.merge(tests) { isWhole ? $1 : $0.merging($1) { $1 } }
            }
        }
        return findings
    }

    private var starters: [Finding] {
        start.map {
            Finding(
                path: path, line: $0.line, expected: "a starter in the solution of an exercise",
                actual: "a starter in a chapter, which nobody reads")
        }
    }

    private func numbering(of step: Step, index: Int, chapter: Int?) -> [Finding] {
        let expected = chapter.map { "\($0).\(index + 1)" }
        guard let expected, step.number != expected else { return [] }
        return [step.finding(in: path, "step number \(expected)", step.number ?? "none")]
    }
}

extension Step {
    /// Something that is not as this step of a lesson says.
    func finding(in lesson: String, _ expected: String, _ actual: String) -> Finding {
        Finding(path: lesson, line: line, expected: expected, actual: actual)
    }
}
