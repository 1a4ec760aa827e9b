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
            return Subject(
                name,
                unreadable: Finding(path: home, line: 1, expected: "files", actual: "\(error)"))
        }
    }

    /// - Parameter engine: what runs those faulty versions again that have to be alone.
    func subject(_ exercise: Exercise, _ engine: Engine) throws -> Subject {
        let moments = try exercise.replay()
        let solution = moments.last?.after ?? exercise.starter
        let mutants = try exercise.versions().mutants
        let files = try Workspace(root: project.root).files(of: exercise)
        let readme = try readme(of: exercise, solved: solution)
        let examples = try readme.examples(with: solution)
        let runs = try ExerciseRuns(
            of: exercise, moments, solution, mutants, examples.map(\.tree)
        ) { try project.modules(of: exercise, with: $0) }
        let plan = Plan(runs: runs.all) { reports in
            let path = exercise.home + "Mutants.md"
            let onEach = try runs.onMutants.reports(Array(reports[runs.together]), by: engine) {
                Self.findings(on: exercise.mutants[$0], in: path, $1).isEmpty
            }
            return Self.starterFindings(
                exercise, files, reports[runs.starter], onFaults: Array(reports[runs.givenTests]))
                + exercise.solution.findings(
                    in: moments, reports[runs.steps].map { StepReport($0) })
                + Self.findings(
                    on: exercise.mutants, in: path, of: solution, mutants, onEach)
                + reports[runs.bug].flatMap { Self.bugFindings(exercise, $0) }
                + Self.goalFindings(exercise, readme.page, solved: solution)
                + Self.stillnessFindings(
                    exercise, Array(reports[runs.circumstances]), solved: solution)
                + readme.findings + readme.findings(on: examples, reports[runs.examples])
                + Self.partFindings(exercise, readme.page, onEarlierCode: reports[runs.parts])
        }
        return Subject(
            name: exercise.name, steps: moments.count, mutants: mutants.count,
            blocks: exercise.solution.steps.reduce(exercise.solution.start.count) {
                $0 + $1.edits.count
            },
            illustrations: exercise.solution.illustrations + readme.illustrations,
            checks: moments.count + mutants.count + examples.count + 3,
            sheets: Self.sheets(exercise.solution, moments)
                + Self.sheets(exercise.mutants, mutants), plan: plan)
    }

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
            Subject(
                Catalogue.name(of: home),
                unreadable: Finding(
                    path: home, line: 1, expected: "a link to its README.md in a chapter",
                    actual: "no chapter links to it"))
        }
    }
}

/// What is run to prove an exercise: each kind of run by where its reports will be.
private struct ExerciseRuns {
    private(set) var all: [Run] = []
    let starter = 0
    private(set) var steps = 0..<0
    /// Our tests on the faulty versions, many at once, and alone.
    let onMutants: MutantRuns
    private(set) var together = 0..<0
    private(set) var examples = 0..<0
    /// Our tests on the bug, where there is one to be mended.
    private(set) var bug = 0..<0
    private(set) var circumstances = 0..<0
    /// The tests that were given with their code, on the faulty versions.
    private(set) var givenTests = 0..<0
    /// Our tests of each later part of a kata, on the code of the part before it.
    private(set) var parts = 0..<0

    init(
        of exercise: Exercise, _ moments: [Moment], _ solution: Tree, _ mutants: [Tree],
        _ examples: [Tree], modules: (Tree) throws -> [Module]
    ) throws {
        func run(_ tree: Tree, _ conditions: Conditions = Conditions(), isOurs: Bool = false)
            throws -> Run
        {
            Run(
                tests: exercise.testModule, modules: try modules(tree), conditions: conditions,
                isOurs: isOurs && conditions.filters.isEmpty)
        }
        all = try [run(exercise.starter)]
        onMutants = try MutantRuns(of: run(solution).modules, mutants.map { [try run($0)] })
        // What they end with is what others' code is judged by.
        steps = try add(
            moments.enumerated().map {
                try run($1.during, $1.step.conditions, isOurs: $0 == moments.count - 1)
            })
        together = add(onMutants.together.flatMap(\.self))
        self.examples = try add(examples.map { try run($0) })
        let starter = exercise.starter
        if exercise.hasBug {
            bug = try add([run(solution.below("Tests/").merging(starter.below("Sources/")))])
        }
        if exercise.kind == .holdItStill {
            circumstances = try add(Circumstance.allCases.map { try run(solution).under($0) })
        }
        let ends = try exercise.ends()
        parts = try add(
            zip(ends, ends.dropFirst()).map { before, after in
                try run(exercise.interfaceTests(of: after).merging(before.below("Sources/")))
            })
        let given = starter.below("Tests/")
        if exercise.isCodeGiven, given.enabledTests > 0 {
            givenTests = try add(mutants.map { try run(given.merging($0.below("Sources/"))) })
        }
    }

    private mutating func add(_ more: [Run]) -> Range<Int> {
        defer { all += more }
        return all.count..<all.count + more.count
    }
}
