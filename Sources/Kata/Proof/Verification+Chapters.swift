import Foundation

extension Verification {
    /// The chapters in their order, each replayed on what those before it left; what is to be
    /// proved of one is made when it is asked for.
    func chapters() throws -> [() -> Subject] {
        var replays: [Result<(Beginning, Lesson, [Moment]), LessonError>] = []
        var tree = Tree()
        for chapter in catalogue.chapters {
            do {
                let lesson = try project.lesson(chapter)
                let beginning = Beginning(
                    chapter: chapter, tree: try project.beginning(of: chapter, after: tree))
                let moments = try lesson.replay(from: beginning.tree)
                tree = moments.last?.after ?? tree
                replays.append(.success((beginning, lesson, moments)))
            } catch let error as LessonError {
                replays.append(.failure(error))
            }
        }
        return zip(catalogue.chapters, replays).map { [tree] chapter, replay in
            {
                switch replay {
                case .success((let beginning, let lesson, let moments)):
                    subject(beginning, lesson, moments, end: tree)
                case .failure(let error):
                    Self.unreadable("chapter \(chapter.number)", error)
                }
            }
        }
    }

    /// A chapter before its first step.
    private struct Beginning {
        var chapter: Catalogue.Chapter
        var tree: Tree

        var givenTests: [Catalogue.Given] { chapter.given.filter { $0.place.isTests } }

        /// The given tests, compiled, and none of them run.
        var runs: [Run] {
            let modules = tree.modules
            return givenTests.map {
                Run(
                    tests: String($0.place.dropFirst("Tests/".count)), modules: modules,
                    conditions: Conditions(filters: ["(?!)"]))
            }
        }

        func findings(_ reports: ArraySlice<Report>) -> [Finding] {
            zip(givenTests, reports).filter { $1.verdict == .doesNotCompile }.map { given, report in
                Finding(
                    path: chapter.path, line: given.line,
                    expected: "\(given.place) compiles when the chapter begins",
                    actual: report.failures.map { failure in
                        (failure.file.map { "\($0):\(failure.line ?? 1): " } ?? "")
                            + failure.message
                    }
                    .joined(separator: "\n"))
            }
        }
    }

    private func subject(
        _ beginning: Beginning, _ lesson: Lesson, _ moments: [Moment], end: Tree
    ) -> Subject {
        let chapter = beginning.chapter
        var runs = beginning.runs
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
        return Subject(
            name: "chapter \(chapter.number)", steps: lesson.steps.count,
            blocks: lesson.steps.reduce(0) { $0 + $1.edits.count },
            illustrations: lesson.illustrations,
            size: moments.isEmpty ? nil : LessonSize(moments, words: lesson.words),
            checks: lesson.steps.count + 1 + beginning.givenTests.count,
            runs: runs, sheets: Self.sheets(lesson, moments)
        ) { reports in
            let steps = places.map { StepReport(reports[$0.reports], of: $0.modules) }
            return lesson.findings(in: moments, steps, chapter: chapter.number) + stages
                + beginning.findings(reports.prefix(beginning.givenTests.count))
        }
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
