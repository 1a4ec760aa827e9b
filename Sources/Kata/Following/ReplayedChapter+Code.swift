/// Versions of a chapter's code beside that of a step, on which tests are tried.
extension ReplayedChapter {
    /// The code of the green step behind a red one, and of the one after it: the first may only fake
    /// what is asked for. None where the step is not red.
    func greenCodes(afterRed step: Int) -> [Tree] {
        guard step > 0, steps[step - 1].sign == .red else { return [] }
        return steps.indices.filter { $0 >= step && steps[$0].sign == .green }.prefix(2)
            .map { tree(after: $0 + 1).codeFiles }
    }

    /// The code before each of the last green steps, which lacks what that step brings; at the end
    /// of the chapter before all of them.
    func missing(until step: Int) -> [ChapterSquares.Fault] {
        let levels = Levels(of: self).levels.filter { level in
            level.green.first.map { $0 <= step } ?? false && !level.red.isEmpty
        }
        return levels.suffix(step < steps.count ? 3 : levels.count).compactMap { level in
            guard let code = level.noticed, let number = level.red.first else { return nil }
            let red = steps[number - 1]
            return ChapterSquares.Fault(
                title: "code that lacks what step \(chapter.number).\(number) asks for:"
                    + " \(red.heading)", path: chapter.path, line: red.line, code: code,
                isMissing: true)
        }
    }

    /// Which of the damages and holes next to `step` it is that turned tests red.
    ///
    /// - Parameter report: what the tests in `files` came to.
    func damage(in files: Tree, _ report: Report, near step: Int, _ engine: Engine) throws -> Int? {
        func undone(_ indices: some Sequence<Int>) -> [Int] {
            indices.prefix { steps[$0].sign.isUndone }.map { $0 + 1 }
        }
        let near = undone((0..<step).reversed()).reversed() + undone(step..<steps.count)
        guard report.verdict == .red || report.crash != nil, !near.isEmpty else { return nil }
        let ours = tree(after: step)
        let codes = near.map { steps[$0 - 1].applied(to: ours).codeFiles }
        let reports = try engine.value(
            of: Plan.all(
                ([ours.codeFiles] + codes).map { plan($0.merging(files.testFiles), until: step) }))
        // Tests that are red on code without damage have been damaged themselves.
        let found = zip(near, reports.dropFirst()).first { number, damaged in
            reports[0].isGreen
                ? damaged.verdict.isNoticed && damaged.failingIDs == report.failingIDs
                : steps[number - 1].changes.codeFiles.files.isEmpty
        }
        let sure = near.filter { steps[$0 - 1].sign == .breakIt }
        return found?.0 ?? (sure.count == 1 ? sure[0] : nil)
    }

    /// The damages of the first `step` steps that were done to the code as it is now.
    func damages(to ours: Tree, until step: Int) -> [ChapterSquares.Fault] {
        steps.indices.prefix(step).compactMap { index in
            let damage = steps[index]
            guard damage.sign.isUndone, tree(after: index).codeFiles == ours.codeFiles,
                !damage.changes.codeFiles.files.isEmpty
            else { return nil }
            return ChapterSquares.Fault(
                title: "the damage of step \(chapter.number).\(index + 1): \(damage.heading)",
                path: chapter.path, line: damage.line, code: damage.applied(to: ours).codeFiles)
        }
    }

    /// The faulty versions that tests notice which the chapter has brought up to here.
    func faults(_ mutants: [(path: String, mutant: Mutant)], in ours: Tree)
        -> [ChapterSquares.Fault]
    {
        let old = start.testSources
        let new = ours.testSources.keys.filter { old[$0] == nil }
        return mutants.compactMap { path, mutant in
            guard
                mutant.catchers.contains(where: { name in
                    new.contains { $0 == name || $0.hasSuffix("." + name) }
                }),
                let code = try? mutant.applied(to: ours).codeFiles
            else { return nil }
            return ChapterSquares.Fault(
                title: "this faulty version: \(mutant.complaint)", path: path, line: mutant.line,
                code: code)
        }
    }
}
