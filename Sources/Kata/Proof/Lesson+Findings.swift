extension Lesson {
    /// What is not as the lesson says.
    ///
    /// - Parameter reports: what happened at each of the moments.
    func findings(in moments: [Moment], _ reports: [Report], chapter: Int? = nil)
        -> [Finding]
    {
        (claims(in: moments, reports, chapter: chapter) + moments.rhythm(in: path)
            + moments.neverRed(reports, in: path)
            + (chapter == nil ? [] : moments.beyondLimits(in: self) + starters))
            .sorted { $0.line < $1.line }
    }

    /// Where what happened is not what the steps claim.
    func claims(in moments: [Moment], _ reports: [Report], chapter: Int? = nil) -> [Finding] {
        var known: [String: String] = [:]
        var findings: [Finding] = []
        for (index, (moment, report)) in zip(moments, reports).enumerated() {
            findings += numbering(of: moment.step, index: index, chapter: chapter)
            let claim = Claim(moment, knownTests: known, lesson: path)
            findings += claim.findings(in: report)
            if claim.isGreen(report), !moment.step.sign.isUndone {
                let tests = Dictionary(report.tests.map { ($0.id, $0.name) }) { $1 }
                known = moment.step.conditions.filters.isEmpty ? tests : known.merging(tests) { $1 }
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
        guard let chapter else { return [] }
        let expected = "\(chapter).\(index + 1)"
        guard step.number != expected else { return [] }
        return [
            Finding(
                path: path,
                line: step.line,
                expected: "step number \(expected)",
                actual: step.number ?? "none"
            )
        ]
    }
}
