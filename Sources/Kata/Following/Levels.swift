/// Where in a chapter somebody is, told by what their code and their tests do.
///
/// A chapter is a row of levels. At each of them the tests notice something that those of the level
/// below do not: what the code lacked before, or a damage.
struct Levels {
    struct Level {
        /// The steps at which the code lacks what the tests ask for.
        var red: [Int] = []
        var green: [Int] = []
        /// The code that the tests notice from here on; nil at the lowest level.
        var noticed: Tree?

        var steps: [Int] { red + green }
    }

    private let chapter: ReplayedChapter
    private(set) var levels = [Level(green: [0])]

    init(of chapter: ReplayedChapter) {
        self.chapter = chapter
        for (index, step) in chapter.steps.enumerated() where !step.sign.isUndone {
            let number = index + 1
            if step.sign == .red {
                // Where the test was wrong, the code has nothing to learn.
                guard chapter.learnsSomething(after: number) else { continue }
                if levels.last?.green.isEmpty == false {
                    levels.append(Level(noticed: chapter.tree(after: number).codeFiles))
                }
                levels[levels.count - 1].red.append(number)
                continue
            }
            let code = chapter.tree(after: number).codeFiles
            if step.sign == .green || chapter.closesHole(at: index),
                levels.last?.green.isEmpty == false, step.changesTests,
                let damage = chapter.damage(around: index)
            {
                levels.append(Level(noticed: damage.applied(to: code).codeFiles))
            }
            levels[levels.count - 1].green.append(number)
        }
    }

    /// The step at which `files` do what the chapter's do; nil if there is none nearby, or that
    /// cannot be told, as nothing compiles.
    ///
    /// - Parameter guess: the step to try first.
    /// - Parameter last: where they were before: nobody is taken over a step that code and tests do
    ///   not tell apart from the one before it.
    func step(of files: Tree, near guess: Int, last: Int, _ engine: Engine) throws -> Int? {
        var step = likely(files, near: guess)
        var isBehindFake = false
        // NB: Two levels up or down are six runs, as what is noticed at one is the code of another.
        for _ in 0..<3 {
            guard let look = try Look(at: files, step, near: guess, last, levels, chapter, engine)
            else {
                return nil
            }
            // Nobody is to wait for what has no end a second time.
            if look.own.verdict.isCutShort, look.own.crash == nil { return nil }
            if let noticed = look.onNoticed, noticed.isGreen || noticed.verdict == .empty {
                step = levels[look.index - 1].steps.last ?? 0
            } else if !look.onRight.isGreen {
                guard look.index + 1 < levels.count else { return nil }
                step = levels[look.index + 1].steps[0]
                isBehindFake = true
            } else if let next = try look.stepBehindHole() {
                step = next
            } else {
                return try look.done(at: look.index)
                    ?? (isBehindFake ? look.done(at: look.index - 1, isFake: true) : nil)
            }
        }
        return nil
    }

    /// The step with as many tests that is nearest to `guess`.
    private func likely(_ files: Tree, near guess: Int) -> Int {
        var counts: [String: Int] = [:]
        func count(_ tree: Tree) -> Int {
            tree.testFiles.files.reduce(0) { sum, file in
                // Whatever its layout is.
                let count =
                    counts[file.value]
                    ?? ["@Test", "func test"].reduce(0) { $0 + file.value.ranges(of: $1).count }
                counts[file.value] = count
                return sum + count
            }
        }
        let own = count(files)
        return levels.flatMap(\.steps).min { one, other in
            let distances = [one, other].map { step in
                (abs(count(chapter.tree(after: step)) - own), abs(step - guess))
            }
            return distances[0] < distances[1]
        } ?? guess
    }
}

/// A look at somebody's files as if they were at a step: what their tests come to there.
private struct Look {
    private let files: Tree
    private let last: Int
    private let levels: [Levels.Level]
    private let chapter: ReplayedChapter
    private let reports: ([Tree]) throws -> [Report]
    let index: Int
    let own: Report
    let onRight: Report
    /// Their tests on the code that is noticed from this level on; nil at the lowest.
    let onNoticed: Report?

    /// Nil where there is nothing to compare with.
    init?(
        at files: Tree, _ step: Int, near guess: Int, _ last: Int, _ levels: [Levels.Level],
        _ chapter: ReplayedChapter, _ engine: Engine
    ) throws {
        index = levels.lastIndex { ($0.steps.first ?? 0) <= step } ?? 0
        guard step > 0, let green = levels[index].green.first else { return nil }
        (self.files, self.last) = (files, last)
        (self.levels, self.chapter) = (levels, chapter)
        let end = max(guess, step) + 1
        reports = { trees in
            try engine.value(of: Plan.all(trees.map { chapter.plan($0, until: end) }))
        }
        let right = chapter.tree(after: max(step, green)).codeFiles
        let codes = [files.codeFiles, right] + [levels[index].noticed].compactMap(\.self)
        let all = try reports(codes.map { $0.merging(files.testFiles) })
        (own, onRight, onNoticed) = (all[0], all[1], all.count > 2 ? all[2] : nil)
    }

    /// The step of a better example: there are no more tests than at the level below.
    func stepBehindHole() throws -> Int? {
        guard index + 1 < levels.count, let next = levels[index + 1].steps.first,
            chapter.closesHole(at: next - 1), let hole = levels[index + 1].noticed,
            try reports([hole.merging(files.testFiles)])[0].verdict.isNoticed
        else { return nil }
        return next
    }

    /// The step of a level that has been made, if what was made before still holds.
    func done(at index: Int, isFake: Bool = false) throws -> Int? {
        let steps = own.isGreen ? levels[index].green : levels[index].red
        let reached = steps.last { $0 <= last } ?? steps.first
        let here = own.isGreen ? reached.map { furthest(since: $0, of: steps) } : reached
        if own.verdict == .doesNotCompile, let here,
            try reports([chapter.tree(after: here)])[0].verdict != .doesNotCompile
        {
            return nil
        }
        // The chapter's test asks for the value of its fake, and theirs for another.
        let made = own.isGreen && !isFake ? here : levels[..<index].last?.green.last
        guard let here, let made, made > 0 else { return here }
        if try keeps(made) { return here }
        // Behind a fake of their own no more is red than in the chapter, but on its fake.
        guard own.verdict == .red, let onNoticed, index > 1,
            let before = levels[..<(index - 1)].last?.green.last
        else { return nil }
        let ours = try reports([chapter.tree(after: here)])[0]
        return try own.failing.count == ours.failing.count
            && onNoticed.failing.count > ours.failing.count
            && own.tests.count >= ours.tests.count && keeps(before) ? here : nil
    }

    /// The last of these steps behind `start` whose tests are there, where steps change tests alone.
    private func furthest(since start: Int, of steps: [Int]) -> Int {
        steps.filter { $0 > start }
            .reduce(start) { chapter.hasTests(files, of: $1, since: $0) ? $1 : $0 }
    }

    /// Whether the chapter's tests of that step are green on their code.
    private func keeps(_ made: Int) throws -> Bool {
        let tests = chapter.tree(after: made).testFiles
        // Where all of them sleep, there is nothing to keep.
        return try made == 0
            || [.green, .empty].contains(reports([files.codeFiles.merging(tests)])[0].verdict)
    }
}

extension ReplayedChapter {
    /// Whether the step that makes the red step `number` green changes the code.
    fileprivate func learnsSomething(after number: Int) -> Bool {
        let green = steps.indices.first {
            $0 >= number && [.green, .refactor].contains(steps[$0].sign)
        }
        return tree(after: green.map { $0 + 1 } ?? number).codeFiles
            != tree(after: number).codeFiles
    }

    /// Whether `files` have what the tests of `step` have since the earlier step `start`: new ones by
    /// their names, and those that are changed as they are.
    fileprivate func hasTests(_ files: Tree, of step: Int, since start: Int) -> Bool {
        let (old, new) = (tree(after: start), tree(after: step))
        let paths = Set(old.changes(to: new).filter(\.isTests))
        let (before, after, own) = (
            old.only(paths.contains).awakeWords, new.only(paths.contains).awakeWords,
            files.only(paths.contains).awakeWords
        )
        let brought = after.filter { before[$0.key] != $0.value }
        return !brought.isEmpty
            && brought.allSatisfy { name, text in
                own[name].map { before[name] == nil || $0 == text } ?? false
            }
    }

    /// Whether a better example closes the hole before the step at `index`, as is seen right behind it.
    fileprivate func closesHole(at index: Int) -> Bool {
        index > 0 && steps[index].sign == .refactor && steps[index - 1].sign == .hole
            && index + 1 < steps.count && steps[index + 1].sign == .breakIt
            && steps[index + 1].changes.codeFiles == steps[index - 1].changes.codeFiles
    }

    /// The damage to the code that the step at `index` is there to notice: the one behind it, or the
    /// one before it that nothing noticed.
    fileprivate func damage(around index: Int) -> Step? {
        let before = index > 0 && steps[index - 1].sign == .hole ? steps[index - 1] : nil
        let behind = index + 1 < steps.count && steps[index + 1].sign == .breakIt
        return [before, behind ? steps[index + 1] : nil].compactMap(\.self)
            .first { $0.changesCode }
    }
}

extension ReplayedChapter.Step {
    fileprivate var changesTests: Bool { changes.paths.contains(where: \.isTests) }
    fileprivate var changesCode: Bool { !changes.codeFiles.files.isEmpty }
}

extension Tree {
    /// The words of each test that is not disabled, by its name.
    fileprivate var awakeWords: [String: [String]] {
        Dictionary(awakeTests.map { ($0.name, $0.lines.text.sourceTokens.map(\.text)) }) { $1 }
    }
}
