import Foundation

/// The learner's own files: those of the exercises, and `Practice/`.
struct Workspace: Sendable {
    let root: URL

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The learner's files of an exercise, by paths such as `Sources/Blogger.swift`.
    func files(of exercise: Exercise) throws -> Tree { try files(in: exercise.home) }

    func files(in home: String) throws -> Tree {
        try Disk.package(in: url(home))
    }

    /// - Throws: `KataError.isLink` if a folder between the workspace's and `path` is a link.
    func refuseLinks(around path: String) throws {
        let folders = path.split(separator: "/").dropLast()
        for end in folders.indices {
            let folder = folders[...end].joined(separator: "/")
            if Disk.isLink(url(folder)) { throw KataError.isLink(folder) }
        }
    }

    var practice: Practice { Practice(root: url(Practice.folder)) }
}

/// `Practice/`: an ordinary package in which the learner types along.
struct Practice {
    static let folder = "Practice"
    static let home = folder + "/"
    static let manifest = "Package.swift"
    let root: URL

    /// The learner's files, by paths such as `Sources/VowelCounter/VowelCounter.swift`.
    func files() throws -> Tree {
        try Disk.package(in: root)
    }

    /// The learner's files and the description of their package, if it is there.
    func package() throws -> Tree {
        var tree = try files()
        let manifest = root.appendingPathComponent(Self.manifest)
        if Disk.exists(manifest) { tree[Self.manifest] = try Disk.text(manifest) }
        return tree
    }

    var exists: Bool { Disk.exists(root) }

    /// A package description with a target for each module that is there at one of the moments, if it
    /// is wanted or a wanted one imports it; and with no warning about the files that lie beside tests
    /// from the beginning.
    static func manifest(for trees: [Tree], where isWanted: (String) -> Bool) -> String {
        let beside = trees.first?.paths.filter { !$0.isSwift } ?? []
        let modules = Dictionary(grouping: trees.flatMap(\.modules), by: \.name)
        // Only of what is wanted the imports are read: the others are most.
        var imports: [String: Set<String>] = [:]
        var open = Set(modules.keys.filter(isWanted))
        while let name = open.popFirst() {
            guard imports[name] == nil, let versions = modules[name] else { continue }
            imports[name] = Set(versions.flatMap(\.imports))
            open.formUnion(imports[name] ?? [])
        }
        let wanted = imports.keys.map { (isTests: modules[$0]?.last?.isTests ?? false, name: $0) }
        let targets = wanted.sorted {
            ($0.isTests ? 1 : 0, $0.name) < ($1.isTests ? 1 : 0, $1.name)
        }
        .map { isTests, name in
            let uses = imports[name, default: []].filter { modules[$0] != nil }.sorted()
            let others = beside.filter { $0.target == "Tests/" + name }
                .map { String($0.dropFirst("Tests/\(name)/".count)) }
            let isProgram = modules[name]?.contains(where: \.isProgram) ?? false
            let kind = isTests ? "testTarget" : isProgram ? "executableTarget" : "target"
            return "        .\(kind)(name: \"\(name)\""
                + list("dependencies", uses) + list("exclude", others) + "),"
        }
        return PlainPackage.manifest(of: "Practice", targets)
    }

    /// An argument of a target, behind another one; nothing if there is nothing in it.
    private static func list(_ label: String, _ words: [String]) -> String {
        let quoted = words.map { "\"\($0)\"" }.joined(separator: ", ")
        return words.isEmpty ? "" : ", \(label): [\(quoted)]"
    }
}
