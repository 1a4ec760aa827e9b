extension Replay {
    /// The given tests, compiled, and none of them run.
    fileprivate var givenPlan: Plan<[Finding]> {
        let tests = chapter.given.filter { $0.place.isTests }
        let modules = start.modules
        let runs = tests.map {
            Run(
                tests: String($0.place.dropFirst("Tests/".count)), modules: modules,
                conditions: Conditions(filters: ["(?!)"]))
        }
        return Plan(runs: runs) { reports in
            zip(tests, reports).filter { $1.verdict == .doesNotCompile }.map { given, report in
                let failures = report.failures.map { failure in
                    (failure.file.map { "\($0):\(failure.line ?? 1): " } ?? "") + failure.message
                }
                return Finding(
                    path: chapter.path, line: given.line,
                    expected: "\(given.place) compiles when the chapter begins",
                    actual: failures.joined(separator: "\n"))
            }
        }
    }

    /// The tests of each step; code without tests has to compile all the same.
    fileprivate var stepsPlan: Plan<[StepReport]> {
        Plan.all(
            moments.enumerated().map { index, moment in
                let modules = moment.during.modules
                let names = moments.testModules(at: index) + moments.untestedModules(at: index)
                let runs = names.map {
                    Run(tests: $0, modules: modules, conditions: moment.step.conditions)
                }
                return Plan(runs: runs) { StepReport($0, of: names) }
            })
    }
}

extension Verification {
    /// What is to be proved of each chapter; made when it is asked for.
    func chapters() throws -> [() throws -> Subject] {
        let replays = try project.replays()
        let end = replays.reversed().lazy.compactMap { try? $0.get().end }.first
        return replays.map { replay in { try subject(replay.get(), end: end ?? Tree()) } }
    }

    private func subject(_ replay: Replay, end: Tree) -> Subject {
        let (chapter, lesson, moments) = (replay.chapter, replay.lesson, replay.moments)
        let stages = stageFindings(moments, end: end)
        let given = replay.givenPlan
        let claims = replay.stepsPlan.map {
            lesson.findings(in: moments, $0, chapter: chapter.number) + stages
        }
        return Subject(
            draft: Proof(
                steps: lesson.steps.count,
                blocks: lesson.steps.reduce(0) { $0 + $1.edits.count },
                illustrations: lesson.illustrations,
                size: moments.isEmpty ? nil : LessonSize(moments, words: lesson.words)),
            checks: lesson.steps.count + 1 + given.runs.count,
            sheets: Self.sheets(lesson, moments),
            plan: Plan.all([claims, given]).map { $0.flatMap(\.self) })
    }

    /// Where the stages differ from what the replay leaves.
    ///
    /// - Parameter end: the files after the last chapter; what that changes is its own affair.
    private func stageFindings(_ moments: [Moment], end: Tree) -> [Finding] {
        guard let tree = moments.last?.after else { return [] }
        let folders = Set(moments.flatMap(\.changes).map(\.target))
        return folders.sorted().flatMap { folder in
            let files = (try? project.files(below: folder + "/")) ?? Tree()
            return end.below(folder + "/").changes(to: files)
                .filter { tree[$0] == end[$0] }
                .map {
                    Self.difference(
                        at: project.place(of: $0), expected: end[$0], actual: files[$0])
                }
        }
    }

    static func difference(at path: String, expected: String?, actual: String?) -> Finding {
        let line = Difference.firstLine(in: expected ?? "", actual ?? "") ?? 1
        func text(_ text: String?) -> String {
            guard let text else { return "no such file" }
            let lines = text.lines
            return line <= lines.count ? lines[line - 1] : "the end of the file"
        }
        return Finding(path: path, line: line, expected: text(expected), actual: text(actual))
    }
}
