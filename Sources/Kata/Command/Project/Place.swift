import Course

/// A place in a chapter: before its first step, or after one of its steps.
struct Place: Equatable {
    var chapter: Int
    /// How many steps have been made.
    var step: Int

    /// Reads `4`, the beginning of a chapter, or `4.7`, the state after a step.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let chapter = parts.first ?? nil, parts.count <= 2,
            let step = parts.count == 2 ? parts[1] : 0
        else { return nil }
        self.chapter = chapter
        self.step = step
    }

    init(chapter: Int, step: Int) {
        self.chapter = chapter
        self.step = step
    }

    var name: String { step == 0 ? "\(chapter)" : "\(chapter).\(step)" }
}

/// A chapter, replayed on what the chapters before it leave.
struct ReplayedChapter {
    var chapter: Catalogue.Chapter
    var lesson: Lesson
    var moments: [Moment]
    /// The files before the first step.
    var start: Tree

    /// The files after `step` steps.
    func tree(after step: Int) -> Tree {
        step == 0 ? start : moments[step - 1].after
    }

    /// The tests that the chapter is about.
    var testTarget: String? {
        moments.flatMap(\.changes).first(where: \.isTests)
            .flatMap { $0.split(separator: "/").dropFirst().first }.map(String.init)
    }

    /// The step after which the chapter's files are most like `files`; the last of several.
    func nearestStep(to files: Tree) -> Int {
        func distance(_ step: Int) -> Int {
            let tree = tree(after: step)
            return tree.changes(to: files).reduce(0) { sum, path in
                let difference = Difference(from: tree[path] ?? "", to: files[path] ?? "")
                return sum + difference.lines.count { if case .both = $0 { false } else { true } }
            }
        }
        let distances = (0...moments.count).map { (step: $0, distance: distance($0)) }
        let least = distances.map(\.distance).min() ?? 0
        return distances.last { $0.distance == least }?.step ?? 0
    }
}

extension Project {
    /// Replays the chapters up to `number`.
    ///
    /// - Throws: `KataError.noSuchChapter`; `LessonError` for a mistake in a lesson.
    func replay(chapter number: Int) throws -> ReplayedChapter {
        let catalogue = try catalogue()
        guard catalogue.chapter(number) != nil else {
            throw KataError.noSuchChapter("\(number)", last: catalogue.chapters.count)
        }
        var tree = Tree()
        for chapter in catalogue.chapters {
            let lesson = try lesson(chapter)
            let moments = try lesson.replay(from: tree)
            if chapter.number == number {
                return ReplayedChapter(
                    chapter: chapter, lesson: lesson, moments: moments,
                    start: lesson.layingOut(tree))
            }
            tree = moments.last?.after ?? tree
        }
        throw KataError.noSuchChapter("\(number)", last: catalogue.chapters.count)
    }
}
