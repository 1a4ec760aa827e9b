import Foundation

extension Verification {
    /// What is made of the exercise in the folder `home`, or why it cannot even be read.
    func readable(_ name: String, _ home: String, subject: (Exercise) throws -> Subject) throws
        -> Subject
    {
        do {
            return try subject(project.exercise(home))
        } catch let error as LessonError {
            return Self.unreadable(name, error)
        } catch let error as KataError {
            let finding = Finding(path: home, line: 1, expected: "files", actual: "\(error)")
            return Subject(name: name, checks: 1) { _ in [finding] }
        }
    }

    /// - Parameter engine: what runs those faulty versions again that have to be alone.
    func subject(_ exercise: Exercise, _ engine: Engine) throws -> Subject {
        let moments = try exercise.replay()
        let solution = moments.last?.after ?? exercise.starter
        let mutants = try exercise.mutants.map { try $0.applied(to: solution) }
        let files = try Workspace(root: project.root).files(of: exercise)
        func run(
            _ tree: Tree, _ conditions: Conditions = Conditions(), isOurs: Bool = false
        ) throws -> Run {
            Run(
                tests: exercise.testModule,
                modules: try project.modules(of: exercise, with: tree), conditions: conditions,
                isOurs: isOurs && conditions.filters.isEmpty)
        }
        let count = moments.count
        var runs = try [run(exercise.starter)]
        // What they end with is what others' code is judged by.
        runs += try moments.enumerated().map {
            try run($1.during, $1.step.conditions, isOurs: $0 == count - 1)
        }
        let onMutants = try MutantRuns(
            of: run(solution).modules, mutants.map { [try run($0)] })
        runs += onMutants.together.flatMap(\.self)
        let readme = try readme(of: exercise, solved: solution)
        let examples = try readme.examples(with: solution)
        let firstExample = runs.count
        runs += try examples.map { try run($0.tree) }
        let hasBug = exercise.kind == .fixTheBug
        if hasBug {
            runs.append(
                try run(solution.below("Tests/").merging(exercise.starter.below("Sources/"))))
        }
        let given = exercise.starter.below("Tests/")
        let isGiven = exercise.kind.isCodeGiven && given.enabledTests > 0
        let firstUnder = runs.count
        if exercise.kind == .holdItStill {
            runs += try Circumstance.allCases.map { try run(solution).under($0) }
        }
        let firstGiven = runs.count
        runs += try isGiven ? mutants.map { try run(given.merging($0.below("Sources/"))) } : []
        let goals = try goalFindings(exercise, solved: solution)
        return Subject(
            name: exercise.name, steps: count, mutants: mutants.count,
            blocks: exercise.solution.steps.reduce(exercise.solution.start.count) {
                $0 + $1.edits.count
            },
            illustrations: exercise.solution.illustrations + readme.illustrations,
            checks: count + mutants.count + examples.count + 3, runs: runs,
            sheets: Self.sheets(exercise.solution, moments)
                + Self.sheets(exercise.mutants, mutants)
        ) { reports in
            let path = exercise.home + "Mutants.md"
            let onEach = try onMutants.reports(
                Array(reports[(count + 1)...].prefix(mutants.count)), by: engine
            ) { index, report in
                Self.findings(on: exercise.mutants[index], in: path, report).isEmpty
            }
            return Self.starterFindings(
                exercise, files, reports[0], onFaults: Array(reports[firstGiven...]))
                + exercise.solution.findings(in: moments, Array(reports[1...count]))
                + Self.findings(
                    on: exercise.mutants, in: path, of: solution, mutants, onEach)
                + (hasBug ? Self.bugFindings(exercise, reports[firstUnder - 1]) : []) + goals
                + Self.stillnessFindings(
                    exercise, Array(reports[firstUnder..<firstGiven]), solved: solution)
                + readme.findings + readme.findings(on: examples, reports[firstExample...])
        }
    }

    /// Its page, held against the exercise.
    private func readme(of exercise: Exercise, solved: Tree) throws -> Readme {
        let modules = [exercise.starter, solved].flatMap { $0.modules(ofExercise: exercise.module) }
        let stages = try project.stages(usedBy: modules).map { Tree($0.files) }
        return try Readme(
            project.text(exercise.home + "README.md"), of: exercise,
            in: catalogue.chapters.first { $0.exercises.contains(exercise.home) },
            code: [solved] + stages)
    }

    /// Folders of exercises that no chapter links to.
    func strays() throws -> [Subject] {
        let folders = try Disk.contents(of: project.url("Exercises"))
            .filter { Disk.isFolder(project.url("Exercises/" + $0)) }
        let homes = try folders.flatMap { chapter in
            try Disk.contents(of: project.url("Exercises/" + chapter)).map {
                "Exercises/\(chapter)/\($0)/"
            }
        }
        return homes.filter { !catalogue.exercises.contains($0) }.map { home in
            let finding = Finding(
                path: home, line: 1, expected: "a link to its README.md in a chapter",
                actual: "no chapter links to it")
            return Subject(name: Catalogue.name(of: home), checks: 1) { _ in [finding] }
        }
    }
}
