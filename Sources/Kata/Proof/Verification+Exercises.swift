import Foundation

extension Verification {
    /// What is made of the exercise in the folder `home`, or why it has not all of its files.
    func subject(at home: String, _ make: (Exercise) throws -> Subject) throws -> Subject {
        do { return try make(project.exercise(home)) } catch let error as KataError {
            let finding = Finding(path: home, line: 1, expected: "files", actual: "\(error)")
            return Subject(unreadable: finding)
        }
    }

    /// - Parameter engine: what runs those faulty versions again that have to be alone.
    func subject(_ exercise: Exercise, _ engine: Engine) throws -> Subject {
        let lesson = exercise.solution
        let moments = try exercise.replay()
        let solution = moments.last?.after ?? exercise.starter
        let mutants = try exercise.versions().mutants
        let readme = try readme(of: exercise, solved: solution)
        let examples = try readme.examples(with: solution)
        let shown = Plan(runs: try examples.map { try run($0.tree, of: exercise) }) {
            readme.findings + readme.findings(on: examples, $0)
        }
        let plans = try [
            starterPlan(exercise, mutants), stepsPlan(exercise, moments),
            mutantsPlan(exercise, solution, mutants, engine),
            kindPlan(exercise, solution, readme.page), shown, partsPlan(exercise, readme.page),
        ]
        return Subject(
            draft: Proof(
                steps: moments.count, mutants: mutants.count,
                blocks: lesson.steps.reduce(lesson.start.count) { $0 + $1.edits.count },
                illustrations: lesson.illustrations + readme.illustrations),
            checks: moments.count + mutants.count + examples.count + 3,
            sheets: Self.sheets(lesson, moments) + Self.sheets(exercise.mutants, mutants),
            plan: Plan.all(plans).map { $0.flatMap(\.self) })
    }

    private func readme(of exercise: Exercise, solved: Tree) throws -> Readme {
        let modules = [exercise.starter, solved].flatMap { $0.modules(ofExercise: exercise.module) }
        let stages = try project.stages(usedBy: modules).map { Tree($0.files) }
        return try Readme(
            project.text(exercise.home + "README.md"), of: exercise,
            in: catalogue.chapters.first { $0.exercises.contains(exercise.home) },
            code: [solved] + stages)
    }

    // MARK: - What is run

    private func run(
        _ files: Tree, of exercise: Exercise, _ conditions: Conditions = Conditions(),
        isOurs: Bool = false
    ) throws -> Run {
        Run(
            tests: exercise.testModule, modules: try project.modules(of: exercise, with: files),
            conditions: conditions, isOurs: isOurs && conditions.filters.isEmpty)
    }

    /// The tests that are given, on the code that is given, and on the faulty versions of it.
    private func starterPlan(_ exercise: Exercise, _ mutants: [Tree]) throws -> Plan<[Finding]> {
        let files = try Workspace(root: project.root).files(of: exercise)
        let given = exercise.starter.below("Tests/")
        let isJudged = exercise.isCodeGiven && given.enabledTests > 0
        let faulty = isJudged ? mutants.map { given.merging($0.below("Sources/")) } : []
        let runs = try ([exercise.starter] + faulty).map { try run($0, of: exercise) }
        return Plan(runs: runs) {
            Self.starterFindings(exercise, files, $0[0], onFaults: Array($0.dropFirst()))
        }
    }

    private func stepsPlan(_ exercise: Exercise, _ moments: [Moment]) throws -> Plan<[Finding]> {
        // What they end with is what others' code is judged by.
        let runs = try moments.enumerated().map { index, moment in
            try run(
                moment.during, of: exercise, moment.step.conditions,
                isOurs: index == moments.count - 1)
        }
        return Plan(runs: runs) { reports in
            exercise.solution.findings(in: moments, reports.map { StepReport($0) })
        }
    }

    private func mutantsPlan(
        _ exercise: Exercise, _ solution: Tree, _ mutants: [Tree], _ engine: Engine
    ) throws -> Plan<[Finding]> {
        let alone = try mutants.map { [try run($0, of: exercise)] }
        return Self.plan(
            on: exercise.mutants, in: exercise.home + "Mutants.md", of: solution, mutants,
            MutantRuns(of: try run(solution, of: exercise).modules, alone), by: engine)
    }

    /// Our tests on the bug, where there is one to be mended, and where code is held still in other
    /// circumstances; what has goals reaches them.
    private func kindPlan(_ exercise: Exercise, _ solution: Tree, _ page: Markdown) throws
        -> Plan<[Finding]>
    {
        let bug = solution.below("Tests/").merging(exercise.starter.below("Sources/"))
        var runs = exercise.hasBug ? [try run(bug, of: exercise)] : []
        if exercise.kind == .holdItStill {
            runs = try Circumstance.allCases.map { try run(solution, of: exercise).under($0) }
        }
        return Plan(runs: runs) { reports in
            (exercise.hasBug ? Self.bugFindings(exercise, reports[0]) : [])
                + Self.goalFindings(exercise, page, solved: solution)
                + Self.stillnessFindings(exercise, reports, solved: solution)
        }
    }

    /// Our tests of each later part of a kata, on the code of the part before it.
    private func partsPlan(_ exercise: Exercise, _ page: Markdown) throws -> Plan<[Finding]> {
        let ends = try exercise.ends()
        let runs = try zip(ends, ends.dropFirst()).map { before, after in
            try run(
                exercise.interfaceTests(of: after).merging(before.below("Sources/")), of: exercise)
        }
        return Plan(runs: runs) { Self.partFindings(exercise, page, onEarlierCode: $0) }
    }

    // MARK: - Strays

    /// Folders of exercises that no chapter links to.
    var strayTopics: [Topic] {
        get throws {
            let exercises = project.url("Exercises")
            let homes = try Disk.contents(of: exercises).flatMap { chapter in
                let folder = exercises.appendingPathComponent(chapter)
                return try Disk.isFolder(folder)
                    ? Disk.contents(of: folder).filter {
                        !$0.hasPrefix(".") && Disk.isFolder(folder.appendingPathComponent($0))
                    }.map { "Exercises/\(chapter)/\($0)/" } : []
            }
            return homes.filter { !catalogue.exercises.contains($0) }.map { home in
                Topic(name: Catalogue.name(of: home)) { _ in
                    Subject(
                        unreadable: Finding(
                            path: home, line: 1, expected: "a link to its README.md in a chapter",
                            actual: "no chapter links to it"))
                }
            }
        }
    }
}
