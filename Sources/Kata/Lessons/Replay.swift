/// The files as they are at a step of a lesson.
struct Moment: Equatable, Sendable {
    var step: Step
    let before: Tree
    /// With the step's edits; what is compiled and run.
    let during: Tree
    /// The files that the step changes, looked for once: chapters ask for them at each of their steps.
    let changes: [String]

    init(step: Step, before: Tree, during: Tree) {
        self.step = step
        self.before = before
        self.during = during
        changes = before.changes(to: during)
    }

    /// What the next step begins with: a sabotage is undone.
    var after: Tree { step.sign.isUndone ? before : during }
}

/// A chapter, and the files at each of its steps.
struct Replay {
    var chapter: Catalogue.Chapter
    var lesson: Lesson
    /// The files before its first step.
    var start: Tree
    var moments: [Moment]

    /// What it leaves for the next chapter.
    var end: Tree { moments.last?.after ?? start }
}

extension Lesson {
    /// Lays the lesson's edits over each other, step by step.
    ///
    /// - Parameter tree: the files that are there before the first step.
    /// - Throws: `LessonError` at the first edit that does not fit.
    func replay(from tree: Tree) throws -> [Moment] {
        let tree = layingOut(tree)
        var moments: [Moment] = []
        for step in steps {
            let before = moments.last?.after ?? tree
            moments.append(Moment(step: step, before: before, during: try before.with(step.edits)))
        }
        return moments
    }

    /// It, with only the edits of files that are wanted.
    func only(_ isWanted: (String) -> Bool) -> Lesson {
        var lesson = self
        for step in steps.indices { lesson.steps[step].edits.removeAll { !isWanted($0.path) } }
        return lesson
    }

    /// `tree` with an empty file for each target that the lesson begins, so that it can be imported,
    /// and for each file that it makes beside tests, so that the package can speak of it.
    func layingOut(_ tree: Tree) -> Tree {
        let lasting = steps.filter { !$0.sign.isUndone }.flatMap(\.edits)
        var targets = Set(tree.files.keys.map(\.target))
        let code = steps.flatMap(\.edits).filter(\.path.isSwift).reduce(into: tree) { tree, edit in
            let isInTarget = edit.path.split(separator: "/").count > 2
            if isInTarget, targets.insert(edit.path.target).inserted { tree[edit.path] = "" }
        }
        return lasting.map(\.path).filter { !$0.isSwift }.reduce(into: code) { tree, path in
            tree[path] = tree[path] ?? ""
        }
    }
}

extension Step {
    /// Whether its output names a test of this module.
    fileprivate func shows(_ tests: Module) -> Bool {
        console.contains { line in
            let parts = line.text.components(separatedBy: "Test \"")
            guard parts.count == 2, let name = parts[1].split(separator: "\"").first else {
                return false
            }
            return tests.sources.values.contains { $0.contains("func `\(name)`") }
        }
    }
}

extension [Moment] {
    /// The test modules that are run at the moment `index`, in the order of the package manager, which
    /// runs XCTest first.
    ///
    /// At the end, and where something is broken on purpose, those are run that the lesson has touched,
    /// itself or through what they use. A refactoring is held by those of them whose stage the lesson
    /// has changed, and any other step by those whose stage has changed since the last green. A test
    /// that a step shows is run in any case.
    func testModules(at index: Int) -> [String] {
        let sign = self[index].step.sign
        let isAll = index == count - 1 || sign.isUndone
        let green = self[..<index].lastIndex { [.green, .refactor].contains($0.step.sign) }
        let first = sign == .refactor ? 0 : (green ?? -1) + 1
        let changed = Set(self[first...index].flatMap(\.changes).map(\.target))
        let modules = self[index].during.modules
        let tests = modules.touched(byChangesOf: changes(until: index)).filter { tests in
            let own = [tests, modules.stage(namedBy: tests)].compactMap { $0?.target }
            return tests.isTests
                && (isAll || !changed.isDisjoint(with: own) || self[index].step.shows(tests))
        }
        let isFirst = { (module: Module) in module.imports.contains("XCTest") }
        return (tests.filter(isFirst) + tests.filter { !isFirst($0) }).map(\.name)
    }

    /// The modules that the lesson has touched up to here which none of its tests use.
    func untestedModules(at index: Int) -> [String] {
        self[index].during.modules
            .untested(byChangesOf: changes(until: index), besides: testModules(at: index))
            .map(\.name)
    }

    private func changes(until index: Int) -> [String] { self[...index].flatMap(\.changes) }
}
