import Course

extension Verification {
    /// Where the starter is not as its kind wants it, or not as `Solution.md` has it.
    ///
    /// - Parameter files: the learner's, which are the starter's in a fresh course.
    /// - Parameter report: what the starter's tests say of the starter's code.
    static func starterFindings(_ exercise: Exercise, _ files: Tree, _ report: Report) -> [Finding]
    {
        let differences = exercise.starter.changes(to: files).map { path in
            var finding = difference(
                at: exercise.home + path, expected: exercise.starter[path], actual: files[path])
            finding.expected += " (the starter, as Solution.md has it)"
            return finding
        }
        let demand: String? =
            switch (exercise.kind, report.verdict) {
            case (_, .doesNotCompile): "a starter that compiles"
            case (.refactor, .green), (.fixTheBug, .green), (.makeTheList, .empty): nil
            case (.refactor, _): "a starter that is green"
            case (.makeTheList, _): "a starter without tests"
            case (_, .green): "a starter that is not green"
            default: nil
            }
        return differences + (demand.map { [finding(exercise, $0, report.details)] } ?? [])
    }

    /// - Parameter report: what our tests say of the starter's code.
    static func bugFindings(_ exercise: Exercise, _ report: Report) -> [Finding] {
        if report.verdict.isNoticed { return [] }
        return [finding(exercise, "our tests are red on the starter's code", report.details)]
    }

    /// Where a refactoring does not begin, or not end, as its README says.
    func goalFindings(_ exercise: Exercise, solved: Tree) throws -> [Finding] {
        guard let goal = exercise.goal else { return [] }
        let path = exercise.home + "README.md"
        let line = try project.text(path).lines.firstIndex { Simplicity(goal: $0) != nil } ?? 0
        func measured(_ demand: String, _ code: Tree) -> Finding {
            let now = Simplicity(of: code)
            return Finding(
                path: path, line: line + 1, expected: demand,
                actual:
                    "\(counted(now.lines, "line")) of code, \(counted(now.levels, "level")) deep"
            )
        }
        var findings: [Finding] = []
        if Simplicity(of: exercise.starter).keeps(goal) {
            findings.append(
                measured("a goal that the starter does not keep yet", exercise.starter))
        }
        if !Simplicity(of: solved).keeps(goal) {
            findings.append(measured("a goal that the solution keeps", solved))
        }
        let changes = exercise.starter.below("Tests/").changes(to: solved.below("Tests/"))
        return findings
            + changes.map {
                Self.finding(exercise, "the tests of the starter", "the solution changes \($0)")
            }
    }

    private static func finding(_ exercise: Exercise, _ expected: String, _ actual: String)
        -> Finding
    {
        Finding(
            path: exercise.home + "Solution.md", line: exercise.solution.start.first?.line ?? 1,
            expected: expected, actual: actual)
    }
}
