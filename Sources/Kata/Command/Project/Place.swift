import Course

/// A place in a chapter: before its first step, or after one of its steps.
struct Place: Equatable {
    var chapter: Int
    /// How many steps have been made.
    var step: Int

    /// Reads `4`, the beginning of a chapter, or `4.7`, the state after a step.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
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

    /// What to run after each step: all tests that the chapter touches, so that none is overlooked.
    var testCommand: String {
        let names = testTargets.joined(separator: "|")
        return "swift test"
            + (names.isEmpty ? "" : " --filter " + (names.contains("|") ? "'\(names)'" : names))
    }

    /// Where in the chapter a learner is who has `files`.
    ///
    /// - Parameter last: the step at which they were last; it decides between steps with the same
    ///   files, such as those around a sabotage.
    func whereabouts(of files: Tree, last: Int) -> Whereabouts {
        let distances = (0...moments.count).map { tree(after: $0).distance(to: files) }
        let least = distances.min() ?? 0
        if least > 0, let index = moments.firstIndex(where: { $0.isDamage && $0.during == files }) {
            return Whereabouts(step: index, isExact: false, damage: index + 1)
        }
        let nearest = distances.indices.filter { distances[$0] == least }
        let step = nearest.first { $0 >= last } ?? nearest.last ?? 0
        return Whereabouts(step: step, isExact: least == 0, damage: nil)
    }
}

/// How far a learner is in a chapter.
struct Whereabouts: Equatable {
    /// The step after which the chapter's files are the learner's, or are most like them.
    var step: Int
    var isExact: Bool
    /// The step whose sabotage is still in the learner's files.
    var damage: Int?
}

extension Moment {
    fileprivate var isDamage: Bool { step.sign.isUndone }
}

extension Tree {
    /// How many lines differ.
    fileprivate func distance(to other: Tree) -> Int {
        changes(to: other).reduce(0) { sum, path in
            let difference = Difference(from: self[path] ?? "", to: other[path] ?? "")
            return sum + difference.lines.count { if case .both = $0 { false } else { true } }
        }
    }
}

extension Project {
    /// The chapter in `Practice/`; nil if none is followed, or it is not in the course any more.
    func followedChapter() throws -> Catalogue.Chapter? {
        let name = progress().following
        return try catalogue().chapters.first { $0.name == name }
    }

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
