import Course
import Foundation

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
        func run(_ tree: Tree, _ conditions: Conditions = Conditions()) throws -> Run {
            Run(
                tests: exercise.name + "Tests",
                modules: try project.modules(of: exercise, with: tree), conditions: conditions)
        }
        let runs =
            try [run(exercise.starter)]
            + moments.map { try run($0.during, $0.step.conditions) } + mutants.map { try run($0) }
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
                + Self.findings(
                    on: exercise.mutants, in: exercise.home + "Mutants.md", of: solution, mutants,
                    Array(reports[(count + 1)...]))
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
