import Course
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

    init(
        name: String, modules: [Module], target: String, tests: [String], waived: String,
        folder: String = ""
    ) {
        self.name = name
        self.modules = modules
        self.target = target
        let counts = Dictionary(
            modules.map { ($0.name, $0.testNames.count) }, uniquingKeysWith: { $1 })
        func rank(_ tests: String) -> (Int, Int, String) {
            (tests.hasPrefix(target) ? 0 : 1, -counts[tests, default: 0], tests)
        }
        self.tests = tests.sorted { rank($0) < rank($1) }
        self.waived = waived
        self.folder = folder
    }

    var faults: [Fault] {
        let module = modules.first { $0.name == target }
        return module.map { Tree($0.sources).faults } ?? []
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
        return MutationSubject(
            name: stage.name, modules: modules, target: stage.name, tests: tests,
            waived: "Chapters/\(stage.name).waived.md")
    }

    /// An exercise with these files.
    ///
    /// - Parameter waived: the file beside them in which it is written what is waved through.
    func mutationSubject(of exercise: Exercise, with files: Tree, waived: String) throws
        -> MutationSubject
    {
        MutationSubject(
            name: exercise.name, modules: try modules(of: exercise, with: files),
            target: exercise.name, tests: [exercise.name + "Tests"],
            waived: exercise.home + waived)
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
        let exercise = try project.exercise(project.catalogue().home(of: name))
        return [
            try project.mutationSubject(
                of: exercise, with: workspace.files(of: exercise), waived: "Waived.md")
        ]
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
        let waivers = try waivers(of: subject)
        let all = FaultTrials(
            engine: engine, optimizedCode: optimizedCode, modules: subject.modules,
            target: subject.target, tests: subject.tests,
            isWaived: { fault in waivers.contains { $0.isAbout(fault) } })
        return Trials(try all.trials(of: subject.faults), waivers: waivers)
    }
}
