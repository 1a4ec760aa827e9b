import Foundation

/// The course's own modules, which a learner may have changed where `Practice/` was meant.
struct OwnModules {
    private let ours: Tree
    private let names: [String]

    /// - Parameter chapter: the modules are those that it is about; nil for all of the course.
    init(of chapter: ReplayedChapter? = nil, in project: Project) throws {
        let touched = chapter.map { Set($0.steps.flatMap(\.changes.paths).compactMap(\.module)) }
        ours = try project.end(of: touched, called: chapter?.chapter.name ?? "the course")
        names = ours.modules.map(\.name)
    }

    func folders(in project: Project) -> [URL] {
        names.flatMap { ["Sources/\($0)/", "Tests/\($0)/"] }.filter(project.exists)
            .map(project.url)
    }

    /// The changes in a module, or in the first one that has any.
    func strayEdits(in project: Project, of module: String? = nil) throws -> StrayEdits? {
        for name in names where module.map({ $0 == name }) ?? true {
            let folders = ["Sources/\(name)/", "Tests/\(name)/"]
            let own = ours.only { $0.module == name }
            let found = try folders.filter(project.exists).map(project.files)
                .reduce(Tree()) { $0.merging($1) }
            let changes = own.plain.changes(to: found.plain).filter { found[$0] != nil }
            guard !changes.isEmpty else { continue }
            return StrayEdits(
                module: name, place: project.place(of: changes[0]),
                found: found.only(changes.contains), ours: own.only(changes.contains))
        }
        return nil
    }
}

extension Project {
    /// What the course leaves of the modules with these names, or of all: only what it does to them
    /// is replayed, as most of it is about others.
    ///
    /// - Parameter name: under which it is remembered.
    fileprivate func end(of modules: Set<String>?, called name: String) throws -> Tree {
        func isWanted(_ path: String) -> Bool {
            modules.map { $0.contains(path.module ?? "") } ?? true
        }
        return try memo.value("end-" + name, of: sources(of: catalogue().chapters)) {
            try replays(where: isWanted).map { try $0.get() }.last?.end ?? Tree()
        }
    }
}

/// What a learner has typed into one of the course's own modules.
struct StrayEdits {
    var module: String
    var place: String
    var found: Tree
    var ours: Tree

    var sentence: String {
        "You have changed \(place), a file of the course's own."
            + " What you type belongs into Practice/."
    }

    var cure: String { "reset \(module)" }

    func note(_ kata: Invocation) -> String { "\(sentence) Move it there: \(kata(cure))" }
}

extension World {
    /// What to say of changes in the modules that a chapter is about, or of a folder's wrong name.
    func strayNote(on following: Following) -> String? {
        let edits = try? OwnModules(of: following.replayed, in: project).strayEdits(in: project)
        return edits.map { $0.note(terminal.kata) } ?? following.strayFolder
    }
}

extension Following {
    /// What to say of a folder that nearly has the name of one of the chapter's, which is empty.
    var strayFolder: String? {
        let paths = replayed.start.paths + replayed.steps.flatMap(\.changes.paths)
        let known = Set(paths.map(\.target))
        let filled = Set(files.files.filter { !$0.value.isBlank }.keys.map(\.target))
        let missing = known.subtracting(filled).sorted()
        for folder in filled.subtracting(known).sorted() {
            guard let name = nearest(to: folder, among: missing, within: 2).first else { continue }
            return "The chapter calls the folder \(Practice.folder)/\(folder) \(name)."
                + " Give it that name."
        }
        return nil
    }
}

extension ReplayedChapter {
    /// What to say of tests that nobody runs, and of files that lie where nobody looks for them.
    func unrunNotes(on files: Tree) -> [String] {
        let folder = Practice.folder + "/"
        let places = Dictionary(grouping: Set(steps.flatMap(\.changes.paths)), by: \.fileName)
        let own = files.paths.filter { start[$0] == nil && $0.isSwift }
        let misplaced = own.compactMap { path -> String? in
            let others = places[path.fileName] ?? []
            if others.contains(where: { $0.target == path.target }) { return nil }
            if others.count == 1, files[others[0]] == nil {
                return "\(folder)\(path): the chapter has it in \(others[0].target)."
            }
            if path.module == nil {
                return "Nobody builds \(folder)\(path): it lies in no module's folder."
            }
            let asTests = Tree(["Tests/" + path: files[path] ?? ""])
            return path.isTests || asTests.tests.isEmpty
                ? nil : "Nobody runs the tests in \(folder)\(path): it lies in Sources."
        }
        return misplaced.prefix(3) + files.unrunNotes(in: folder, since: start)
    }
}

extension String {
    /// The module that a path is in; nil for a file beside modules.
    fileprivate var module: String? {
        let parts = split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : nil
    }
}
