extension Project {
    /// The chapters in their order, each replayed on what those before it left, or what is wrong with
    /// its text.
    func replays() throws -> [Result<Replay, LessonError>] {
        var tree = Tree()
        return try catalogue().chapters.map { chapter in
            do {
                let lesson = try lesson(chapter)
                let start = try beginning(of: chapter, after: tree)
                let moments = try lesson.replay(from: start)
                tree = moments.last?.after ?? tree
                return .success(
                    Replay(chapter: chapter, lesson: lesson, start: start, moments: moments))
            } catch let error as LessonError {
                return .failure(error)
            }
        }
    }
}

/// A chapter, and the files at each of its steps.
struct Replay {
    var chapter: Catalogue.Chapter
    var lesson: Lesson
    /// The files before its first step.
    var start: Tree
    var moments: [Moment]

    fileprivate var givenTests: [Catalogue.Given] { chapter.given.filter { $0.place.isTests } }

    /// The given tests, compiled, and none of them run.
    fileprivate var givenRuns: [Run] {
        let modules = start.modules
        return givenTests.map {
            Run(
                tests: String($0.place.dropFirst("Tests/".count)), modules: modules,
                conditions: Conditions(filters: ["(?!)"]))
        }
    }

    fileprivate func givenFindings(_ reports: ArraySlice<Report>) -> [Finding] {
        zip(givenTests, reports).filter { $1.verdict == .doesNotCompile }.map { given, report in
            Finding(
                path: chapter.path, line: given.line,
                expected: "\(given.place) compiles when the chapter begins",
                actual: report.failures.map { failure in
                    (failure.file.map { "\($0):\(failure.line ?? 1): " } ?? "") + failure.message
                }
                .joined(separator: "\n"))
        }
    }
}

extension Verification {
    /// What is to be proved of each chapter; made when it is asked for.
    func chapters() throws -> [() -> Subject] {
        let replays = try project.replays()
        let end = replays.reversed().lazy.compactMap { try? $0.get().moments.last?.after }.first
        return zip(catalogue.chapters, replays).map { chapter, replay in
            {
                switch replay {
                case .success(let replay): subject(replay, end: end ?? Tree())
                case .failure(let error): Self.unreadable("chapter \(chapter.number)", error)
                }
            }
        }
    }

    private func subject(_ replay: Replay, end: Tree) -> Subject {
        let (chapter, lesson, moments) = (replay.chapter, replay.lesson, replay.moments)
        var runs = replay.givenRuns
        var places: [(reports: Range<Int>, modules: [String])] = []
        for (index, moment) in moments.enumerated() {
            let modules = moment.during.modules
            // Code without tests has to compile all the same.
            let names = moments.testModules(at: index) + moments.untestedModules(at: index)
            places.append((runs.count..<runs.count + names.count, names))
            runs += names.map {
                Run(tests: $0, modules: modules, conditions: moment.step.conditions)
            }
        }
        let stages = stageFindings(moments, end: end)
        let plan = Plan(runs: runs) { reports in
            let steps = places.map { StepReport(reports[$0.reports], of: $0.modules) }
            return lesson.findings(in: moments, steps, chapter: chapter.number) + stages
                + replay.givenFindings(reports.prefix(replay.givenTests.count))
        }
        return Subject(
            name: "chapter \(chapter.number)", steps: lesson.steps.count,
            blocks: lesson.steps.reduce(0) { $0 + $1.edits.count },
            illustrations: lesson.illustrations,
            size: moments.isEmpty ? nil : LessonSize(moments, words: lesson.words),
            checks: lesson.steps.count + 1 + replay.givenTests.count,
            sheets: Self.sheets(lesson, moments), plan: plan)
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
