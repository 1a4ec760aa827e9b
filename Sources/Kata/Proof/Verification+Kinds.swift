extension Verification {
    /// Where the starter is not as its kind wants it, or not as `Solution.md` has it.
    ///
    /// - Parameter files: the learner's, which are the starter's in a fresh course.
    /// - Parameter report: what the starter's tests say of the starter's code.
    /// - Parameter onFaults: what they say of the faulty versions.
    static func starterFindings(
        _ exercise: Exercise, _ files: Tree, _ report: Report, onFaults: [Report] = []
    ) -> [Finding] {
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
            // A double that is given has tests of its own, while the learner's wait.
            case (.driveIt, .green) where exercise.starter.tests.contains(where: \.isDisabled): nil
            case (.refactor, _): "a starter that is green"
            case (.makeTheList, _): "a starter without tests"
            case (.mendTheTests, .green) where exercise.hasBug || !exercise.goals.isEmpty: nil
            case (_, .green) where exercise.isCodeGiven:
                onFaults.contains { !$0.verdict.isNoticed }
                    ? nil : "a starter that is not green, or misses a fault"
            case (_, .green): "a starter that is not green"
            default: nil
            }
        return differences + (demand.map { [finding(exercise, $0, report.details)] } ?? [])
    }

    static func bugFindings(_ exercise: Exercise, _ report: Report) -> [Finding] {
        if report.verdict.isNoticed { return [] }
        return [finding(exercise, "our tests are red on the starter's code", report.details)]
    }

    /// Where our tests of code that is held still depend on something, or the solution changes it.
    static func stillnessFindings(_ exercise: Exercise, _ reports: [Report], solved: Tree)
        -> [Finding]
    {
        guard exercise.kind == .holdItStill else { return [] }
        return zip(Circumstance.allCases, reports).filter { !$1.isGreen }.map {
            let expected = "a solution whose tests are green \($0.rawValue), too"
            return finding(exercise, expected, $1.details)
        } + changeFindings(exercise, solved, "Sources/", "the code")
    }

    /// Where a kata is not as its kind wants it.
    ///
    /// - Parameter reports: what our tests of each later part say of the code of the part before.
    static func partFindings(
        _ exercise: Exercise, _ page: Markdown, onEarlierCode reports: some Sequence<Report>
    ) -> [Finding] {
        guard exercise.kind == .kata else { return [] }
        let labels = page.proseLines.lazy.compactMap { Exercise.Label(page: $0.text) }
        let minutes = labels.first?.minutes
        let demands = [
            (3...5 ~= exercise.partCount, "three to five parts", "\(exercise.partCount)"),
            (exercise.mutants.count >= 15, "15 faulty versions", "\(exercise.mutants.count)"),
            (40...120 ~= minutes ?? 0, "40 to 120 minutes", "\(minutes ?? 0)"),
            (
                exercise.starter.disabledTests.count == 1 && exercise.starter.enabledTests == 0,
                "a starter with one test, disabled", "\(exercise.starter.tests.count)"
            ),
        ]
        let easy = zip(exercise.laterParts, reports).filter { !$1.verdict.isNoticed }
        let open = (1...exercise.partCount).filter {
            exercise.upTo(part: $0).solution.steps.last?.sign == .red
        }
        return demands.filter { !$0.0 }.map { finding(exercise, $0.1, $0.2) }
            + easy.map {
                let expected = "tests of part \($0.number) that are red on the code before it"
                return finding(exercise, expected, $1.details)
            } + open.map { finding(exercise, "a green step at the end of part \($0)", "a red one") }
    }

    /// Where a refactoring does not begin, or not end, as its page says.
    static func goalFindings(_ exercise: Exercise, _ page: Markdown, solved: Tree) -> [Finding] {
        exercise.goals.flatMap { goal in
            let line = page.proseLines.first { Goal($0.text) == goal }?.line ?? 1
            let (demands, ofSolution) = demands(of: goal, exercise, solved)
            return demands.map { expected, actual in
                Finding(
                    path: exercise.home + "README.md", line: line, expected: expected,
                    actual: actual)
            } + ofSolution
        }
    }

    private typealias Demand = (expected: String, actual: String)

    /// What is wrong with a goal, and with what the solution makes of the rest.
    private static func demands(of goal: Goal, _ exercise: Exercise, _ solved: Tree)
        -> ([Demand], ofSolution: [Finding])
    {
        let starter = exercise.starter
        let codeChanges = changeFindings(exercise, solved, "Sources/", "the code")
        switch goal {
        case .simplerCode, .without, .shorter, .noCircle:
            guard let start = goal.mark(starter), let end = goal.mark(solved) else {
                return ([], [])
            }
            return (
                (start.isReached
                    ? [("a goal that the starter does not keep yet", start.state)] : [])
                    + (end.isReached ? [] : [("a goal that the solution keeps", end.state)]),
                changeFindings(exercise, solved, "Tests/", "the tests")
            )
        case .betterNames(let names):
            return (
                nameDemands(names, starter, solved),
                lossFindings(exercise, solved) + codeChanges
            )
        case .fewerTests(let most):
            let (before, after) = (starter.enabledTests, solved.enabledTests)
            let tests = counted(most, "test")
            return (
                (before > most ? [] : [("more than \(tests) in the starter", "\(before)")])
                    + (after > most ? [("at most \(tests) in the solution", "\(after)")] : []),
                codeChanges
            )
        }
    }

    /// Where tests do not have the old names in the starter, or have no better ones in the solution.
    private static func nameDemands(_ names: [String], _ starter: Tree, _ solved: Tree) -> [Demand]
    {
        let there = starter.testNames(among: names)
        return names.filter { !there.contains($0) }.map {
            ("a test “\($0)” in the starter", "none")
        }
            + solved.testNames(among: names).map {
                ("no test “\($0)” in the solution", "it is still there")
            }
            + solved.shortTestNames(notIn: starter).map {
                ("new names of three words at least in the solution", "“\($0)”")
            }
    }

    private static func lossFindings(_ exercise: Exercise, _ solved: Tree) -> [Finding] {
        let (before, after) = (exercise.starter.enabledTests, solved.enabledTests)
        if after >= before { return [] }
        return [finding(exercise, "as many tests as in the starter", "\(after) of \(before)")]
    }

    /// Where the solution changes what a refactoring has to leave as it is.
    private static func changeFindings(
        _ exercise: Exercise, _ solved: Tree, _ folder: String, _ what: String
    ) -> [Finding] {
        exercise.starter.below(folder).changes(to: solved.below(folder)).map {
            finding(exercise, "\(what) of the starter", "the solution changes \($0)")
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
