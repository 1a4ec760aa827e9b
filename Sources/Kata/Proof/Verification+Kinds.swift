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

    /// - Parameter report: what our tests say of the starter's code.
    static func bugFindings(_ exercise: Exercise, _ report: Report) -> [Finding] {
        if report.verdict.isNoticed { return [] }
        return [finding(exercise, "our tests are red on the starter's code", report.details)]
    }

    /// Where our tests of code that is held still depend on something, or the solution changes it.
    static func stillnessFindings(_ exercise: Exercise, _ reports: [Report], solved: Tree)
        -> [Finding]
    {
        guard exercise.kind == .holdItStill else { return [] }
        return zip(Circumstance.allCases, reports).compactMap { circumstance, report in
            report.isGreen
                ? nil
                : finding(
                    exercise, "a solution whose tests are green \(circumstance.rawValue), too",
                    report.details)
        } + changeFindings(exercise, solved, "Sources/", "the code")
    }

    /// Where a kata is not as its kind wants it.
    ///
    /// - Parameter reports: what our tests of each later part say of the code of the part before.
    static func partFindings(
        _ exercise: Exercise, _ page: Markdown, onEarlierCode reports: some Sequence<Report>
    ) -> [Finding] {
        guard exercise.kind == .kata else { return [] }
        let minutes = page.proseLines.lazy.compactMap { Exercise.Label(page: $0.text) }.first?
            .minutes
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
            + easy.map { part, report in
                finding(
                    exercise, "tests of part \(part.number) that are red on the code before it",
                    report.details)
            } + open.map { finding(exercise, "a green step at the end of part \($0)", "a red one") }
    }

    /// Where a refactoring does not begin, or not end, as its README says.
    func goalFindings(_ exercise: Exercise, solved: Tree) throws -> [Finding] {
        if exercise.goals.isEmpty { return [] }
        let path = exercise.home + "README.md"
        let lines = try project.text(path).lines
        return exercise.goals.flatMap { goal in
            let line = lines.firstIndex { Goal($0) == goal } ?? 0
            return goalFindings(exercise, solved, goal, path, line + 1)
        }
    }

    private func goalFindings(
        _ exercise: Exercise, _ solved: Tree, _ goal: Goal, _ path: String, _ line: Int
    ) -> [Finding] {
        func atGoal(_ expected: String, _ actual: String) -> Finding {
            Finding(path: path, line: line, expected: expected, actual: actual)
        }
        switch goal {
        case .simplerCode, .without, .shorter, .noCircle:
            guard let start = goal.mark(exercise.starter), let end = goal.mark(solved) else {
                return []
            }
            return [
                start.isReached
                    ? atGoal("a goal that the starter does not keep yet", start.state) : nil,
                end.isReached ? nil : atGoal("a goal that the solution keeps", end.state),
            ].compactMap(\.self) + Self.changeFindings(exercise, solved, "Tests/", "the tests")
        case .betterNames(let names):
            let there = exercise.starter.testNames(among: names)
            let before = exercise.starter.enabledTests
            let lost = before - solved.enabledTests
            return names.filter { !there.contains($0) }.map {
                atGoal("a test “\($0)” in the starter", "none")
            }
                + solved.testNames(among: names).map {
                    atGoal("no test “\($0)” in the solution", "it is still there")
                }
                + solved.shortTestNames(notIn: exercise.starter).map {
                    atGoal("new names of three words at least in the solution", "“\($0)”")
                }
                + (lost > 0
                    ? [
                        Self.finding(
                            exercise, "as many tests as in the starter",
                            "\(before - lost) of \(before)")
                    ] : []) + Self.changeFindings(exercise, solved, "Sources/", "the code")
        case .fewerTests(let most):
            return [
                exercise.starter.enabledTests > most
                    ? nil
                    : atGoal(
                        "more than \(counted(most, "test")) in the starter",
                        "\(exercise.starter.enabledTests)"),
                solved.enabledTests > most
                    ? atGoal(
                        "at most \(counted(most, "test")) in the solution", "\(solved.enabledTests)"
                    )
                    : nil,
            ].compactMap(\.self) + Self.changeFindings(exercise, solved, "Sources/", "the code")
        }
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
