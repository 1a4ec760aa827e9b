/// The exercises that somebody wants to know about, and what tells them from all others.
struct Wanted: Sendable {
    /// The folders of those that are wanted.
    var homes: [String]
    private let starters: [String: Tree]
    private let byName: [String: String]
    private let byFile: [String: [String]]

    /// - Parameter starters: what each exercise of the course begins with, by its folder.
    init(_ homes: [String], _ starters: [String: Tree]) {
        self.homes = homes
        self.starters = starters
        byName = Dictionary(
            uniqueKeysWithValues: starters.keys.map { (Catalogue.name(of: $0).lowercased(), $0) })
        let files = starters.flatMap { home, tree in
            tree.paths.filter(\.isSwift).map { ($0.fileName, home) }
        }
        byFile = Dictionary(grouping: files) { $0.0 }.mapValues { $0.map(\.1) }
    }

    init(_ homes: [String], in project: Project) throws {
        let all = try project.catalogue().exercises
        try self.init(
            homes, Dictionary(uniqueKeysWithValues: all.map { ($0, try project.starter(of: $0)) }))
    }

    /// The one exercise that is wanted; nil if there are more.
    var only: String? { homes.count == 1 ? homes[0] : nil }

    func starter(of home: String) -> Tree { starters[home] ?? Tree() }

    /// The exercise that a folder is called after, in whatever letters.
    func exercise(called name: String) -> String? { byName[name.lowercased()] }

    /// The exercise whose name is a word of this one, as in `Copy of Filename (2)`; nil if there are
    /// more.
    func exercise(in name: String) -> String? {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        let homes = Set(
            words.compactMap { word in
                let digits = word.reversed().prefix(while: \.isNumber).count
                return byName[String(word)] ?? byName[String(word.dropLast(digits))]
            })
        return homes.count == 1 ? homes.first : nil
    }

    /// The exercise that most of these files belong to, by what they are called and import.
    func exercise(of files: [String: String]) -> String? {
        var votes: [String: Int] = [:]
        for (path, text) in files where path.isSwift {
            for home in candidates(path.fileName, text) { votes[home, default: 0] += 1 }
        }
        let most = votes.values.max()
        let homes = votes.filter { $0.value == most }.keys
        return homes.count == 1 ? homes.first : nil
    }

    /// The exercises that have a file which is called as the one at `path` is, or should be.
    func exercises(withFile path: String) -> [String] {
        byFile[(path.asSwift ?? path).fileName] ?? []
    }

    private func candidates(_ name: String, _ text: String) -> Set<String> {
        let imports = imports(text)
        return imports.isEmpty ? Set(byFile[name] ?? []) : imports
    }

    /// The exercises that are imported somewhere in a text.
    func imports(_ text: String) -> Set<String> {
        let homes = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard words.count > 1, words[words.count - 2] == "import" else { return nil }
            return byName[words[words.count - 1].lowercased()]
        }
        return Set(homes)
    }

    /// Where a file that lies about belongs in an exercise.
    func path(of name: String, _ text: String, in home: String) -> String {
        if let path = starter(of: home).paths.first(where: { $0.fileName == name }) { return path }
        let isTests = name.asSwift?.hasSuffix("Tests.swift") ?? false || text.isTestCode
        return (isTests ? "Tests/" : "Sources/") + name
    }

    /// The path of the file that one at `path` seems to be, which is called otherwise or lies in the
    /// wrong folder; nil if it is what it is called.
    ///
    /// - Returns: it, and whether this is a copy of it, which stands for it where it is missing.
    ///
    /// An editor's copy of what was given, or of what lies in its place in `files`, seems to be none.
    func odd(
        _ path: String, _ text: String, in home: String, beside files: Tree
    ) -> (path: String, isCopy: Bool)? {
        let starter = starter(of: home)
        guard starter[path] == nil, let whole = path.asSwift else { return nil }
        let name = whole.fileName
        let side = path.hasPrefix("Tests/") ? "Tests/" : "Sources/"
        let ours = starter.paths.filter(\.isSwift)
        let called = ours.filter { $0.fileName.lowercased() == name.lowercased() }
        if !path.isSwift {
            let meant = called.first { $0.hasPrefix(side) } ?? called.first ?? whole
            let isOld = [starter[meant], files[meant]].contains { $0?.plain == text.plain }
            return isOld ? nil : (meant, false)
        }
        if let other = called.first(where: { !$0.hasPrefix(side) }),
            text.isTestCode != (side == "Tests/")
        {
            return (other, false)
        }
        let words = name.dropLast(".swift".count).lowercased().split { " ()-_.".contains($0) }
        return ours.first { path in
            let stem = path.fileName.dropLast(".swift".count).lowercased()
            return path.hasPrefix(side) && words.contains { $0 == stem }
                && words.allSatisfy {
                    $0 == stem || Self.copies.contains(String($0)) || Int($0) != nil
                }
        }
        .map { ($0, true) }
    }

    /// What systems call copies.
    private static let copies: Set = ["copy", "of", "kopie", "von", "copie", "de", "copia"]

    /// These files, and ours where a whole side was not handed in.
    ///
    /// - Returns: them, and the sides that are ours.
    func completed(_ files: Tree, of home: String) -> (files: Tree, ours: [String]) {
        let ours = files.missingSides
        return (
            ours.reduce(files) { starter(of: home).below($1).merging($0) },
            ours.map { String($0.dropLast()) }
        )
    }

    /// Loose files, and those of the starter beside which they belong.
    func joined(_ files: Tree, of home: String) -> Tree {
        let starter = starter(of: home)
        return ["Sources/", "Tests/"].reduce(files) { files, side in
            files.below(side).paths.contains { starter[$0] != nil }
                ? starter.below(side).merging(files) : files
        }
    }
}

extension String {
    fileprivate var isTestCode: Bool {
        contains("import Testing") || contains("import XCTest")
    }
}
