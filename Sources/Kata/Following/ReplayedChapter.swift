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

    /// The files after `step` steps, with the description of their package.
    func package(after step: Int) -> Tree {
        tree(after: step).merging(Tree([Practice.manifest: manifest]))
    }

    var testTargets: [String] {
        Set(steps.flatMap(\.changes.paths).filter(\.isTests).map { $0.split(separator: "/")[1] })
            .sorted().map(String.init)
    }

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
        let given = try chapters.flatMap(\.given).map { try tree(at: $0.path) }
        let paths = chapters.map(\.path) + given.flatMap(\.paths)
        return try memo.value("replay-" + chapter.name, of: paths) {
            let before = chapters.dropLast()
            let tree = before.isEmpty ? Tree() : try replay(before).end
            return try ReplayedChapter(
                chapter, lesson(chapter), text: text(chapter.path),
                from: beginning(of: chapter, after: tree))
        }
    }
}

extension ReplayedChapter {
    fileprivate var end: Tree { tree(after: steps.count) }
}
