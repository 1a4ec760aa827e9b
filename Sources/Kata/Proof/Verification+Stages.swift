import Foundation

extension Verification {
    static let ending = ".mutants.md"

    /// The stages that have faulty versions, in `Chapters/Faults/NAME.mutants.md`.
    var stages: [String] {
        get throws { try stages(with: Self.ending) }
    }

    func stages(with ending: String) throws -> [String] {
        try Disk.contents(of: project.url("Chapters/Faults")).filter { $0.hasSuffix(ending) }
            .map { String($0.dropLast(ending.count)) }
    }

    func stages(begunInChapter number: Int) throws -> [String] {
        func folders(of chapters: [Catalogue.Chapter]) -> Set<String> {
            let lessons = chapters.compactMap { try? project.lesson($0) }
            return Set(lessons.flatMap(\.steps).flatMap(\.edits).map(\.path.target))
        }
        let chapters = catalogue.chapters
        let begun = folders(of: chapters.filter { $0.number == number })
            .subtracting(folders(of: chapters.filter { $0.number < number }))
        return try stages.filter { begun.contains("Sources/" + $0) }
    }

    /// The faulty versions of a stage as it is after the last chapter, and its tests on each.
    ///
    /// - Parameter engine: what runs those again that have to be alone.
    func subject(ofStage name: String, _ engine: Engine) throws -> Subject {
        let path = "Chapters/Faults/" + name + Self.ending
        do {
            return try subject(
                name, path, [Mutant](project.text(path), path: path), project.stages(), engine)
        } catch let error as LessonError {
            return Self.unreadable(name + " mutants", error)
        }
    }

    private func subject(
        _ name: String, _ path: String, _ mutants: [Mutant], _ tree: Tree, _ engine: Engine
    ) throws -> Subject {
        let tests = Set(tree.modules.tests(ofStage: name))
        guard !tests.isEmpty else {
            let finding = Finding(
                path: path, line: 1, expected: "the name of a stage that has tests",
                actual: "no tests belong to Sources/\(name)")
            return Subject(name + " mutants", unreadable: finding)
        }
        let faulty = try mutants.map { try $0.applied(to: tree) }
        let asked = tree.modules.filter { tests.contains($0.name) }
            .declaring(mutants.map(\.catchers))
        let alone = zip(asked, faulty).map { names, tree in
            let modules = tree.modules
            return names.map { Run(tests: $0, modules: modules) }
        }
        let runs = MutantRuns(of: tree.modules, alone)
        let plan = Plan(runs: runs.together.flatMap(\.self)) { reports in
            let reports = try runs.reports(reports, by: engine) { index, report in
                Self.findings(on: mutants[index], in: path, report).isEmpty
            }
            return Self.findings(on: mutants, in: path, of: tree, faulty, reports)
        }
        return Subject(
            name: name + " mutants", mutants: mutants.count, checks: mutants.count,
            sheets: Self.sheets(mutants, faulty), plan: plan)
    }
}
