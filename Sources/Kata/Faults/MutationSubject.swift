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
    /// Somebody's own package that it is in, if it is not the course's.
    var package: OwnPackage?
    /// The package's targets with tests for it.
    var packageTests: [String] { package?.description.tests(of: target).map(\.name) ?? [] }
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
            if tested.isEmpty {
                throw UsageError("no code in \(Practice.folder)/ has tests", "Write one first.")
            }
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

// MARK: - Somebody's own package

extension World {
    /// What `kata mutate ../MyApp --target Model` is about; nil where the words name no package.
    ///
    /// - Throws: `UsageError` where no fault can be made.
    func mutationSubject(
        ofPackage path: String, target name: String?, file: String?
    ) throws -> MutationSubject? {
        let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        let isPackage = Disk.isFile(root.appendingPathComponent("Package.swift"))
        if !isPackage || path.split(separator: "/").first.map(String.init) == Practice.folder {
            if [".", "/", "~"].contains(where: path.hasPrefix) || name != nil {
                throw UsageError(
                    "there is no Package.swift in \(path)", "Name the folder of a package:",
                    Self.packageExample)
            }
            return nil
        }
        let package = try OwnPackage(root, folder: cache, limits: lab().limits)
        let target = try package.target(name, in: path)
        let sources = try package.swiftFiles(of: target, in: path)
        let tests = package.description.tests(of: target.name)
        let files = try tests.map { try package.files(of: $0).sources.files }
        let together = Module(
            name: target.name + "Tests", isTests: true,
            files: files.reduce(into: [:]) { $0.merge($1) { $1 } })
        let modules = [Module(name: target.name, isTests: false, files: sources.files), together]
        var subject = MutationSubject(
            name: "\(target.name) in \(path)", modules: modules, target: target.name,
            tests: [together.name], waived: "", folder: path.hasSuffix("/") ? path : path + "/")
        subject.package = package
        subject.onlyIn = try file.map { file in
            let names = sources.paths.filter { "/\($0)".hasSuffix("/" + file) }
            if !names.isEmpty { return Set(names) }
            let near = nearest(to: file, among: sources.paths.map(\.fileName))
            throw UsageError(
                "there is no \(file) in \(target.name)",
                near.isEmpty ? "Look:" : "Did you mean \(near.joined(separator: ", "))?",
                "mutate \(path) --target \(target.name)")
        }
        return subject
    }

    fileprivate static let packageExample = "mutate ../MyApp --target Model"

    /// What comes of the faults in somebody's own package; what is known already is not run again.
    private func trials(of subject: MutationSubject, in package: OwnPackage) throws -> Trials {
        let names = subject.packageTests
        return try package.withCopy { digest in
            let engine = Engine { [memory] run in
                guard let target = run.modules.first(where: { $0.name == subject.target }),
                    let tests = run.modules.first(where: { $0.name == run.tests })
                else { return Report(verdict: .empty) }
                let parts =
                    ["own", "\(digest)"] + run.conditions.parts + names
                    + Tree(target.files).parts
                if let data = try memory.recall(parts),
                    let known = try? JSONDecoder().decode(Report.self, from: data)
                {
                    return known
                }
                let report = try package.run(tests, of: names, on: target, run.conditions)
                try memory.keep(try JSONEncoder().encode(report), parts)
                return report
            }
            var all = FaultTrials(
                engine: engine, optimizedCode: { _, _ in nil }, modules: subject.modules,
                target: subject.target, tests: subject.tests)
            all.engine.progress = self.engine.progress
            all.isSlow = true
            return Trials(try all.trials(of: subject.faults))
        }
    }
}

extension OwnPackage {
    /// The files of a target that is all Swift.
    fileprivate func swiftFiles(of target: PackageDescription.Target, in path: String) throws
        -> Tree
    {
        let (sources, others) = try files(of: target)
        let other = others.first(where: \.isCompiledButNotSwift)
        if other == nil, !sources.paths.isEmpty { return sources }
        throw UsageError(
            other.map { "\(target.name) is not all Swift: there is \($0)" }
                ?? "there is no Swift file for \(target.name) in \(path)",
            "Faults are made in Swift only. Choose another target:", World.packageExample)
    }

    /// The target that is called so, or the only one with tests.
    fileprivate func target(_ name: String?, in path: String) throws
        -> PackageDescription.Target
    {
        let tested = description.targets.filter {
            ["regular", "executable"].contains($0.kind)
                && !description.tests(of: $0.name).isEmpty
        }
        func wrong(_ complaint: String) -> UsageError {
            let names = tested.map(\.name).joined(separator: ", ")
            guard let first = tested.first?.name else {
                return UsageError("no target of \(path) has tests yet", "First write one.")
            }
            return UsageError(
                complaint, "With tests: \(names). Type:", "mutate \(path) --target \(first)")
        }
        guard let name else {
            guard let only = tested.first, tested.count == 1 else {
                throw wrong("which target of \(path)?")
            }
            return only
        }
        guard let target = description.targets.first(where: { $0.name == name }) else {
            throw wrong("there is no target \(name) in \(path)")
        }
        if tested.contains(target) { return target }
        throw wrong(
            ["regular", "executable"].contains(target.kind)
                ? "no tests in \(path) use \(name)"
                : "\(name) is a \(target.kind) target, and no fault in it can be chosen while"
                    + " tests run")
    }
}

extension String {
    fileprivate var isCompiledButNotSwift: Bool {
        ["c", "m", "mm", "cpp", "cc", "cxx", "s", "S"].contains {
            hasSuffix("." + $0)
        }
    }
}
