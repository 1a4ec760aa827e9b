import Foundation

/// Code that faults are made in, with its tests.
struct MutationSubject {
    /// As a person calls it.
    var name: String
    /// The code, its tests, and all that they use.
    var modules: [Module]
    /// The module in which faults are made.
    var target: String
    /// The modules with tests: those named after the code first, and of these the largest.
    var tests: [String]
    /// Where it is written what is waved through, by its path from the course.
    var waived: String
    /// The folder that stands before the paths of its files.
    var folder = ""
    /// Where the course's own stages stand; nil for other code.
    var groups: Groups?
    /// The solution that builds it; nil where its files are there to be looked at.
    var solution: Lesson?
    /// Whose package it is in, if it is not the course's.
    var package: PackageSubject?
    /// The files that faults are made in; nil for all.
    var onlyIn: Set<String>?
    /// The exercise whose code and tests are the learner's.
    var submission: Submission?

    init(
        name: String, modules: [Module], target: String, tests: [String], waived: String,
        folder: String = ""
    ) {
        self.name = name
        // Faults are counted by bytes, and shown by lines.
        self.modules = modules.map { module in
            var module = module
            if module.name == target { module.files = module.files.mapValues(\.plain) }
            return module
        }
        self.target = target
        let counts = Dictionary(
            modules.map { ($0.name, $0.testNames.count) }, uniquingKeysWith: { $1 })
        let own = modules.tests(namedAfter: target)
        func rank(_ tests: String) -> (Int, Int, String) {
            (own.contains(tests) ? 0 : 1, -counts[tests, default: 0], tests)
        }
        self.tests = tests.sorted { rank($0) < rank($1) }
        self.waived = waived
        self.folder = folder
    }

    /// What is typed behind `kata` to hear of its faults.
    var command: String {
        let home = String(folder.dropLast())
        if package != nil { return "mutate \(home.inShell) --target \(target)" }
        return "mutate " + name + (solution == nil ? "" : " --solution")
    }

    /// The page that is about its faults, or else about its code.
    var page: String { solution?.path ?? waived }

    var faults: [Fault] {
        if package == nil { return code.faults }
        let left = code.paths.reduce(into: [:]) { $0[$1] = conditionalLines(of: $1) }
        return code.faults.filter { fault in
            onlyIn?.contains(fault.path) ?? true
                && !(left[fault.path] ?? []).contains { $0.contains(fault.line) }
        }
    }

    /// Where somebody's own code is not the same everywhere: whether it is compiled here, nobody asks.
    var conditional: [(path: String, lines: ClosedRange<Int>)] {
        if package == nil { return [] }
        return code.paths.filter { onlyIn?.contains($0) ?? true }.flatMap { path in
            conditionalLines(of: path).map { (place(of: path), $0) }
        }
    }

    private func conditionalLines(of path: String) -> [ClosedRange<Int>] {
        SourceOutline(code[path] ?? "").conditionalLines
    }

    /// Where brackets of its code were not understood, so that faults are missing.
    var unread: [(path: String, lines: ClosedRange<Int>)] {
        code.paths.compactMap { path in
            SourceOutline(code[path] ?? "").unreadLines.map { (place(of: path), $0) }
        }
    }

    /// Whether its tests run some of it in processes of their own, where nobody counts what they reach.
    var hasExitTests: Bool {
        modules.filter { tests.contains($0.name) }.flatMap(\.sources.values)
            .contains { $0.contains("processExitsWith") }
    }

    private var code: Tree { Tree(modules.first { $0.name == target }?.sources ?? [:]) }

    private func place(of path: String) -> String { folder + (groups?.place(of: path) ?? path) }

    /// Where a fault is to be seen: in the file, or where the solution last shows the line.
    func place(of fault: Fault) -> (path: String, line: Int) {
        guard let solution, let text = code[fault.path] else {
            return (place(of: fault.path), fault.line)
        }
        let line = text.lines[fault.line - 1]
        let edits = (solution.start + solution.steps.flatMap(\.edits)).filter {
            fault.path.hasSuffix("/" + $0.path)
        }
        let lines = edits.reversed().lazy.compactMap { $0.lineInLesson(of: line) }
        return (solution.path, lines.first ?? 1)
    }
}

extension Project {
    /// A stage as it is after the last chapter; nil if there is none with this name and tests.
    func mutationSubject(ofStage name: String) throws -> MutationSubject? {
        let modules = try stages().modules
        let stage = modules.first {
            !$0.isTests && $0.name.lowercased() == name.lowercased()
        }
        guard let stage else { return nil }
        let tests = modules.tests(judging: stage.name)
        if tests.isEmpty { return nil }
        var subject = MutationSubject(
            name: stage.name, modules: modules, target: stage.name, tests: tests,
            waived: "Chapters/Faults/\(stage.name).waived.md")
        subject.groups = groups
        return subject
    }

    func mutationSubject(of exercise: Exercise, with files: Tree) throws -> MutationSubject {
        MutationSubject(
            name: exercise.name, modules: try modules(of: exercise, with: files),
            target: exercise.module, tests: [exercise.testModule],
            waived: exercise.home + "Waived.md")
    }

    /// An exercise as its solution leaves it.
    func mutationSubject(solving exercise: Exercise) throws -> MutationSubject {
        var subject = try mutationSubject(of: exercise, with: exercise.solved())
        subject.waived = exercise.home + "Solution.waived.md"
        subject.solution = exercise.solution
        return subject
    }
}

extension World {
    /// What `kata mutate NAME` is about; several in `Practice/`, where a chapter has several modules,
    /// and one in `Practice/Store`.
    func mutationSubjects(_ name: String) throws -> [MutationSubject] {
        let parts = name.split(separator: "/").map(String.init)
        if parts.first == Practice.folder, parts.count < 3 {
            let modules = try workspace.practice.files().modules
            let subjects = modules.filter { !$0.isTests }.map { module in
                MutationSubject(
                    name: Practice.folder + "/" + module.name, modules: modules,
                    target: module.name, tests: modules.tests(ofStage: module.name),
                    waived: Practice.folder + "/Waived.md", folder: Practice.folder + "/")
            }
            if modules.isEmpty { throw KataError.notFollowing }
            let tested = subjects.filter { !$0.tests.isEmpty }
            guard parts.count == 2 else { return tested }
            guard let one = tested.first(where: { $0.target == parts[1] }) else {
                throw KataError.noSuchExercise(
                    name,
                    similar: nearest(to: parts[1], among: tested.map(\.target)).map {
                        Practice.folder + "/" + $0
                    })
            }
            return [one]
        }
        if let stage = try project.mutationSubject(ofStage: name) { return [stage] }
        let exercise = handedOut(try project.exercise(called: name))
        let files = try workspace.files(of: exercise)
        var subject = try project.mutationSubject(of: exercise, with: files)
        subject.submission = Submission(exercise: exercise, files: files, project: project)
        return [subject]
    }

    /// What `check` knows of a subject whose tests are green.
    func squares(of subject: MutationSubject) throws -> Squares? {
        guard let submission = subject.submission else { return nil }
        let own = try engine.value(of: submission.ownSquare())
        return try engine.patient.value(of: submission.otherSquares(beside: own))
    }

    /// What `kata mutate NAME --solution` is about.
    func mutationSubject(solving name: String) throws -> MutationSubject {
        try project.mutationSubject(solving: project.exercise(called: name))
    }

    /// What is waved through of a subject; nothing if there is no such file.
    func waivers(of subject: MutationSubject) throws -> [Waiver] {
        let url = project.url(subject.waived)
        guard Disk.exists(url) else { return [] }
        let all = [Waiver](reading: try Disk.text(url))
        // The stages of Practice share one file.
        let isShared = !subject.folder.isEmpty
        return all.filter { !isShared || $0.path.hasPrefix("Sources/\(subject.target)/") }
    }

    /// What comes of the faults of a subject.
    func trials(of subject: MutationSubject) throws -> Trials {
        if let own = subject.package { return try trials(of: subject, in: own) }
        let waivers = try waivers(of: subject)
        let all = FaultTrials(
            engine: engine.patient, optimizedCode: optimizedCode, modules: subject.modules,
            target: subject.target, tests: subject.tests,
            isWaived: { fault in waivers.contains { $0.isAbout(fault) && $0.saysWhy } })
        return Trials(try all.trials(of: subject.faults), waivers: waivers)
    }
}
