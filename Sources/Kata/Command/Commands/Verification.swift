import Course
import Foundation
import Lab

/// Replays lessons, solutions, mutants and starters, and collects what is not as it says.
struct Verification {
    var project: Project
    var catalogue: Catalogue

    /// One thing to be proved, with the runs that prove it.
    struct Subject {
        var name: String
        var steps = 0
        var mutants = 0
        var blocks = 0
        var illustrations = 0
        /// How many things are checked.
        var checks: Int
        var runs: [Run]
        /// What is found, given what happened in the runs.
        var findings: ([Report]) -> [Finding]
    }

    /// Tests to be compiled and run.
    struct Run {
        var tests: String
        var modules: [Module]
        var conditions = Conditions()
    }

    init(_ project: Project) throws {
        self.project = project
        self.catalogue = try project.catalogue()
    }

    /// A subject that could not even be read.
    static func unreadable(_ name: String, _ error: LessonError) -> Subject {
        let finding = Finding(
            path: error.path, line: error.line, expected: error.problem.remedy,
            actual: error.problem.complaint)
        return Subject(name: name, checks: 1, runs: []) { _ in [finding] }
    }
}

extension Verification {
    /// The chapters in their order, each replayed on what those before it left.
    func chapters() throws -> [Subject] {
        var replays: [Result<(Catalogue.Chapter, Lesson, [Moment]), LessonError>] = []
        var tree = Tree()
        for chapter in catalogue.chapters {
            do {
                let lesson = try project.lesson(chapter)
                let moments = try lesson.replay(from: tree)
                tree = moments.last?.after ?? tree
                replays.append(.success((chapter, lesson, moments)))
            } catch let error as LessonError {
                replays.append(.failure(error))
            }
        }
        return zip(catalogue.chapters, replays).map { chapter, replay in
            switch replay {
            case .success((let chapter, let lesson, let moments)):
                subject(chapter, lesson, moments, end: tree)
            case .failure(let error):
                Self.unreadable("chapter \(chapter.number)", error)
            }
        }
    }

    private func subject(
        _ chapter: Catalogue.Chapter, _ lesson: Lesson, _ moments: [Moment], end: Tree
    ) -> Subject {
        var runs: [Run] = []
        var ranges: [Range<Int>] = []
        for (index, moment) in moments.enumerated() {
            let modules = moment.during.modules
            let tests = moments.testModules(at: index)
            ranges.append(runs.count..<runs.count + max(tests.count, 1))
            // Code without tests has to compile all the same.
            runs += (tests.isEmpty ? [""] : tests).map {
                Run(tests: $0, modules: modules, conditions: moment.step.conditions)
            }
        }
        let stages = stageFindings(moments, end: end)
        return Subject(
            name: "chapter \(chapter.number)", steps: lesson.steps.count,
            blocks: lesson.steps.reduce(0) { $0 + $1.edits.count },
            illustrations: lesson.illustrations, checks: lesson.steps.count + 1, runs: runs
        ) { reports in
            let combined = ranges.map { Report.combining(Array(reports[$0])) }
            return lesson.findings(in: moments, combined, chapter: chapter.number) + stages
        }
    }

    /// Where the stages differ from what the replay leaves.
    ///
    /// - Parameter end: the files after the last chapter; what that changes is its own affair.
    private func stageFindings(_ moments: [Moment], end: Tree) -> [Finding] {
        guard let tree = moments.last?.after else { return [] }
        let folders = Set(moments.flatMap(\.changes).map(\.target))
        return folders.sorted().flatMap { folder in
            let stage = (try? project.swiftFiles(below: folder + "/")) ?? Tree()
            let files = stage.moved(into: folder + "/")
            return end.below(folder + "/").changes(to: files)
                .filter { tree[$0] == end[$0] }
                .map { Self.difference(at: $0, expected: end[$0], actual: files[$0]) }
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

extension Verification {
    /// The exercises in the order of their chapters, and folders that no chapter links to.
    func exercises() throws -> [Subject] {
        let known = try catalogue.exercises.map(subject(ofExercise:))
        return known + strays()
    }

    func subject(ofExercise home: String) throws -> Subject {
        let name = Catalogue.name(of: home)
        do {
            return try subject(project.exercise(home))
        } catch let error as LessonError {
            return Self.unreadable(name, error)
        } catch let error as KataError {
            let finding = Finding(path: home, line: 1, expected: "files", actual: "\(error)")
            return Subject(name: name, checks: 1, runs: []) { _ in [finding] }
        }
    }

    private func subject(_ exercise: Exercise) throws -> Subject {
        let moments = try exercise.replay()
        let solution = moments.last?.after ?? exercise.starter
        let mutants = try exercise.mutants.map { try $0.applied(to: solution) }
        let files = try project.files(of: exercise)
        func run(_ tree: Tree, _ conditions: Conditions = Conditions()) -> Run {
            Run(
                tests: exercise.name + "Tests",
                modules: tree.moved(into: exercise.home).modules(ofExercise: exercise.name),
                conditions: conditions)
        }
        let runs =
            [run(exercise.starter)]
            + moments.map { run($0.during, $0.step.conditions) } + mutants.map { run($0) }
        let count = moments.count
        return Subject(
            name: exercise.name, steps: count, mutants: mutants.count,
            blocks: exercise.solution.steps.reduce(exercise.solution.start.count) {
                $0 + $1.edits.count
            },
            illustrations: exercise.solution.illustrations, checks: count + mutants.count + 2,
            runs: runs
        ) { reports in
            starterFindings(exercise, files, reports[0])
                + exercise.solution.findings(in: moments, Array(reports[1...count]))
                + zip(zip(exercise.mutants, mutants), reports[(count + 1)...]).flatMap {
                    mutantFindings($0.0, equals: $0.1 == solution, $1, of: exercise)
                }
        }
    }

    private func starterFindings(_ exercise: Exercise, _ files: Tree, _ report: Report) -> [Finding]
    {
        let differences = exercise.starter.changes(to: files).map { path in
            var finding = Self.difference(
                at: exercise.home + path, expected: exercise.starter[path], actual: files[path])
            finding.expected += " (the starter, as Solution.md has it)"
            return finding
        }
        func finding(_ expected: String) -> Finding {
            Finding(
                path: exercise.home + "Solution.md", line: exercise.solution.start.first?.line ?? 1,
                expected: expected, actual: report.details)
        }
        switch report.verdict {
        case .green: return differences + [finding("a starter that is not green")]
        case .doesNotCompile: return differences + [finding("a starter that compiles")]
        default: return differences
        }
    }

    private func mutantFindings(
        _ mutant: Mutant, equals isSolution: Bool, _ report: Report, of exercise: Exercise
    ) -> [Finding] {
        func finding(_ expected: String, _ actual: String) -> Finding {
            Finding(
                path: exercise.home + "Mutants.md", line: mutant.line, expected: expected,
                actual: actual)
        }
        if isSolution { return [finding("a faulty version", "it is the solution itself")] }
        switch (report.verdict, mutant.crashes) {
        case (.red, false), (.crashed, true):
            let unfazed = mutant.catchers.filter { !report.isFailing($0) }
            guard let first = unfazed.first else { return [] }
            return [
                finding(
                    "“\(first)” catches it",
                    "these do: \(report.failing.sorted().joined(separator: ", "))")
            ]
        case (_, false):
            return [finding("our tests are red on it", report.details)]
        case (_, true):
            return [finding("our tests crash on it", report.details)]
        }
    }

    /// Folders of exercises that no chapter links to.
    private func strays() -> [Subject] {
        let homes = Disk.names(in: project.url("Exercises")).flatMap { chapter in
            Disk.names(in: project.url("Exercises/" + chapter)).map {
                "Exercises/\(chapter)/\($0)/"
            }
        }
        return homes.filter { !catalogue.exercises.contains($0) }.map { home in
            let finding = Finding(
                path: home, line: 1, expected: "a link to its README.md in a chapter",
                actual: "no chapter links to it")
            return Subject(name: Catalogue.name(of: home), checks: 1, runs: []) { _ in [finding] }
        }
    }
}

extension Verification {
    /// Links between the course's pages, and blocks that are there for the eye only.
    func pages(_ subjects: [Subject]) throws -> Subject {
        let pages = try Disk.tree(below: project.root, ending: ".md").files.filter {
            !$0.key.hasPrefix(".") && !$0.key.hasPrefix("Practice/")
        }
        var findings: [Finding] = []
        var count = 0
        for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
            for (index, line) in text.lines.enumerated() {
                for target in line.linkTargets where !target.contains("://") {
                    count += 1
                    let folder = project.url(path).deletingLastPathComponent()
                    let file = target.prefix { $0 != "#" }
                    if !file.isEmpty, !Disk.exists(folder.appendingPathComponent(String(file))) {
                        findings.append(
                            Finding(
                                path: path, line: index + 1, expected: "a link to a file",
                                actual: "there is no \(target)"))
                    }
                }
            }
        }
        let blocks = subjects.reduce(0) { $0 + $1.blocks }
        let illustrations = subjects.reduce(0) { $0 + $1.illustrations }
        if illustrations * 20 > blocks + illustrations {
            findings.append(
                Finding(
                    path: "Chapters", line: 1, expected: "at most one block in twenty for the eye",
                    actual: "\(illustrations) of \(blocks + illustrations)"))
        }
        let found = findings
        return Subject(name: "links", checks: count + 1, runs: []) { _ in found }
    }
}
