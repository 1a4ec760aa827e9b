import Course

/// The four squares of a chapter at one of its steps, and your tests on what is broken there.
struct ChapterSquares {
    /// A step that breaks something, and what your tests say of it.
    struct Damage {
        var step: Int
        var report: Report
    }

    var yoursOnYours: Report
    var yoursOnOurs: Report
    var oursOnYours: Report
    var oursOnOurs: Report
    var damages: [Damage] = []

    enum Next: Equatable {
        case startTyping, goOn
        case beGreen(Failure?)
        case beRed
        case doMore(Failure?)
        case askForLess(Failure?)
        case useItsNames(Failure?)
        case notice(Int)
    }

    var isDone: Bool { next == .goOn }

    var next: Next {
        if oursOnOurs.verdict == .empty { return .startTyping }
        if oursOnOurs.isGreen, !yoursOnYours.isGreen {
            return .beGreen(yoursOnYours.failures.first)
        }
        if !oursOnOurs.isGreen, yoursOnYours.isGreen || yoursOnYours.verdict == .empty {
            return .beRed
        }
        if oursOnYours.verdict == .doesNotCompile, oursOnOurs.verdict != .doesNotCompile {
            return .useItsNames(oursOnYours.failures.first)
        }
        if oursOnYours.verdict != oursOnOurs.verdict || oursOnYours.failing != oursOnOurs.failing {
            let others = oursOnYours.failures.filter { failure in
                failure.test.map { !oursOnOurs.failing.contains($0) } ?? true
            }
            return .doMore(others.first ?? oursOnYours.failures.first)
        }
        if yoursOnOurs.verdict == .doesNotCompile, yoursOnYours.verdict != .doesNotCompile {
            return .useItsNames(yoursOnOurs.failures.first)
        }
        if yoursOnOurs.isGreen != yoursOnYours.isGreen {
            return .askForLess(yoursOnOurs.failures.first)
        }
        return damages.first { !$0.report.verdict.isNoticed }.map { .notice($0.step) } ?? .goOn
    }
}

extension ChapterSquares {
    /// What to run for them.
    ///
    /// Of the damages those count that were done to the code as it is at this step.
    static func plan(_ files: Tree, _ chapter: ReplayedChapter, after step: Int) -> Plan<Self> {
        let ours = chapter.tree(after: step)
        let damages = (1..<step + 1).filter { number in
            chapter.steps[number - 1].sign.isUndone
                && chapter.tree(after: number - 1).code == ours.code
                && !chapter.steps[number - 1].changes.code.files.isEmpty
        }
        let damaged = damages.map { number in
            chapter.steps[number - 1].applied(to: ours).code.merging(files.tests)
        }
        let trees =
            [
                files, ours.code.merging(files.tests), files.code.merging(ours.tests), ours,
            ] + damaged
        let names = chapter.testTargets(until: step)
        let plans = trees.map { tree in
            let modules = tree.modules
            let runs = names.filter { name in modules.contains { $0.name == name } }
                .map { Run(tests: $0, modules: modules) }
            return Plan(runs: runs, judge: Report.combining)
        }
        return Plan.all(plans).map { reports in
            ChapterSquares(
                yoursOnYours: reports[0], yoursOnOurs: reports[1], oursOnYours: reports[2],
                oursOnOurs: reports[3],
                damages: zip(damages, reports.dropFirst(4)).map(Damage.init))
        }
    }
}

extension ReplayedChapter {
    /// The test modules that the first `step` steps touch.
    fileprivate func testTargets(until step: Int) -> [String] {
        var chapter = self
        chapter.steps = Array(steps.prefix(step))
        return chapter.testTargets
    }
}

extension Tree {
    fileprivate var tests: Tree { Tree(files.filter { $0.key.isTests }) }
    fileprivate var code: Tree {
        Tree(files.filter { !$0.key.isTests && $0.key != Practice.manifest })
    }
}
