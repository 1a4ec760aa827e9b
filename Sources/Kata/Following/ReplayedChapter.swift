/// A chapter, replayed on what the chapters before it leave.
struct ReplayedChapter: Codable, Equatable {
    var chapter: Catalogue.Chapter
    var start: Tree
    var steps: [Step]
    /// The description of a package with all that the chapter makes, names and runs. Other chapters'
    /// files lie beside it and are not built: nobody should wait for them.
    var manifest: String

    struct Step: Codable, Equatable {
        var sign: Sign
        var number: String?
        var heading: String
        var line: Int
        /// Whether the text asks what the run will come to.
        var asksForPrediction = false
        var changes: Tree
        var removed: [String]

        func applied(to tree: Tree) -> Tree {
            var tree = tree.merging(changes)
            for path in removed { tree[path] = nil }
            return tree
        }
    }

    /// - Parameter text: the chapter's, as it stands in its file.
    init(_ chapter: Catalogue.Chapter, _ lesson: Lesson, text: String, from tree: Tree) throws {
        self.chapter = chapter
        start = lesson.layingOut(tree)
        steps = try lesson.replay(from: tree).map { moment in
            let step = moment.step
            let changes = moment.changes.map { ($0, moment.during[$0]) }
            return Step(
                sign: step.sign, number: step.number, heading: step.heading, line: step.line,
                asksForPrediction: step.asksForPrediction,
                changes: Tree(Dictionary(uniqueKeysWithValues: changes).compactMapValues { $0 }),
                removed: changes.filter { $0.1 == nil }.map(\.0))
        }
        let touched = steps.flatMap(\.changes.paths).map(\.target.fileName)
        let named = Set(touched).union(text.matches(of: /\w+/).map { String($0.output) })
        let filters = text.matches(of: /--filter '?([\w|^]+)/)
            .flatMap { $0.1.split { "|^".contains($0) } }
        manifest = Practice.manifest(for: [start] + steps.map(\.changes)) { name in
            named.contains(name) || filters.contains { name.contains($0) }
        }
    }

    func tree(after step: Int) -> Tree {
        steps.prefix(step).filter { !$0.sign.isUndone }.reduce(start) { $1.applied(to: $0) }
    }

    /// The first step behind `step` that is not undone; nil behind the last.
    func lastingStep(after step: Int) -> Int? {
        steps.indices.first { $0 >= step && !steps[$0].sign.isUndone }.map { $0 + 1 }
    }

    /// - Throws: `KataError.noSuchStep` for a place behind the last step.
    func require(_ place: Place) throws {
        guard place.step > steps.count else { return }
        throw KataError.noSuchStep(place.name, last: "\(place.chapter).\(steps.count)")
    }

    /// The files after `step` steps, with the description of their package.
    func package(after step: Int) -> Tree {
        tree(after: step).merging(Tree([Practice.manifest: manifest]))
    }

    var testTargets: [String] { steps.flatMap(\.changes.paths).testTargets }

    /// What to run after each step: all tests that the chapter touches, so that none is overlooked.
    var testCommand: String {
        let names = testTargets.joined(separator: "|")
        return "swift test"
            + (names.isEmpty ? "" : " --filter " + (names.contains("|") ? "'\(names)'" : names))
    }
}

extension Project {
    /// Replays the chapter with the number, on what those before it leave.
    ///
    /// - Throws: `KataError.noSuchChapter`; `LessonError` for a mistake in a lesson.
    func replay(chapter number: Int) throws -> ReplayedChapter {
        let catalogue = try catalogue()
        guard let index = catalogue.chapters.firstIndex(where: { $0.number == number }) else {
            throw KataError.noSuchChapter("\(number)", last: catalogue.chapters.count)
        }
        return try replay(catalogue.chapters[...index])
    }

    /// Replays the last of these chapters; what has been replayed before is remembered until the
    /// chapter, or one before it, is another.
    private func replay(_ chapters: ArraySlice<Catalogue.Chapter>) throws -> ReplayedChapter {
        guard let chapter = chapters.last else {
            throw KataError.noSuchChapter("0", last: chapters.count)
        }
        return try memo.value("replay-" + chapter.name, of: sources(of: chapters)) {
            let before = chapters.dropLast()
            let last = before.isEmpty ? nil : try replay(before)
            let tree = last.map { $0.tree(after: $0.steps.count) } ?? Tree()
            return try ReplayedChapter(
                chapter, lesson(chapter), text: text(chapter.path),
                from: beginning(of: chapter, after: tree))
        }
    }
}

extension [String] {
    /// The names of the modules of tests that have files at these paths.
    var testTargets: [String] { Set(filter(\.isTests).map(\.target.fileName)).sorted() }
}

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
