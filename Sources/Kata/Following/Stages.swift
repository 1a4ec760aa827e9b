extension Project {
    /// The stages and their tests as they are after the last chapter, by the paths that lessons know.
    func stages() throws -> Tree {
        let files = try files(below: "Sources/").merging(files(below: "Tests/"))
        return files.only { !Self.isCompanion($0) }
    }

    private static func isCompanion(_ path: String) -> Bool {
        ["Sources/Kata", "Tests/Kata"].contains(path.target)
    }
}

extension Project {
    /// The targets of an exercise with these files, behind the stages that they import.
    ///
    /// - Parameter files: by paths such as `Sources/Blogger.swift`.
    func modules(of exercise: Exercise, with files: Tree) throws -> [Module] {
        let own = files.moved(into: exercise.home).modules(ofExercise: exercise.module)
        return try stages(usedBy: own) + own
    }

    /// The stages that these modules import, directly or through others.
    func stages(usedBy modules: [Module]) throws -> [Module] {
        var stages: [Module] = []
        var known = Set(modules.map(\.name))
        func add(_ imports: Set<String>) throws {
            for name in imports.sorted() where known.insert(name).inserted {
                guard let stage = try stage(name) else { continue }
                try add(stage.imports)
                stages.append(stage)
            }
        }
        try add(modules.reduce(into: []) { $0.formUnion($1.imports) })
        return stages
    }

    private func stage(_ name: String) throws -> Module? {
        let folder = "Sources/" + name + "/"
        guard !Self.isCompanion(folder), exists(folder), !groups.have(name) else { return nil }
        return Module(name: name, isTests: false, files: try files(below: folder).files)
    }
}

extension Project {
    /// The faulty versions of the stages that a chapter changes, each with the file it stands in.
    func mutants(of chapter: ReplayedChapter) throws -> [(path: String, mutant: Mutant)] {
        let paths = chapter.steps.flatMap(\.changes.codeFiles.paths)
        let names = paths.compactMap { $0.split(separator: "/").dropFirst().first }
        return try Set(names).sorted().map { "Chapters/Faults/\($0).mutants.md" }.filter(exists)
            .flatMap { path in
                try [Mutant](text(path), path: path).map { (path, $0) }
            }
    }
}
