import Foundation

/// The course: chapters, exercises, stages. It is only read.
struct Project: Sendable {
    let root: URL
    let groups: Groups
    /// What is known of the course until it changes.
    let memo: Memo

    /// - Parameter cache: where what is known of it is kept; nil for the course's own.
    init(root: URL, cache: URL? = nil) {
        self.root = root
        groups = Groups(in: root)
        let cache = cache ?? Storage(in: root).cache
        memo = Memo(folder: cache.appendingPathComponent("course"), root: root)
    }

    /// Looks for the course's folder in `folder` and the folders around it.
    ///
    /// - Throws: `KataError.noCourse`.
    static func containing(_ folder: URL) throws -> Project {
        var candidate = folder.standardizedFileURL
        while candidate.path != "/" {
            let signs = ["Package.swift", "Chapters", "Exercises"]
            if signs.allSatisfy({ Disk.exists(candidate.appendingPathComponent($0)) }) {
                return Project(root: candidate)
            }
            candidate.deleteLastPathComponent()
        }
        throw KataError.noCourse(folder.path)
    }

    /// Where a file or a folder is that lessons know by `path`.
    func url(_ path: String) -> URL { root.appendingPathComponent(place(of: path)) }

    /// The same, by its path from the root.
    func place(of path: String) -> String { groups.place(of: path) }

    /// The text of a file.
    ///
    /// - Throws: `KataError.cannotRead`.
    func text(_ path: String) throws -> String { try Disk.text(url(path)) }

    func exists(_ path: String) -> Bool { Disk.exists(url(path)) }

    /// The files of packages below `folder`, which ends with a slash, by the paths that lessons know.
    func files(below folder: String) throws -> Tree {
        try groups.flat(Disk.tree(in: root, below: place(of: folder)))
    }

    /// The chapters and the pages beside them; what editors, Macs and clouds lay there is none, such
    /// as `.#07-ItemModel.md` or `07-ItemModel 2.md`.
    func pagesOfChapters() throws -> [String] {
        try Disk.contents(of: url("Chapters")).filter { $0.wholeMatch(of: /[\w-]+\.md/) != nil }
            .map { "Chapters/" + $0 }
    }

    /// The course's order, read from the chapters.
    func catalogue() throws -> Catalogue {
        let paths = try pagesOfChapters()
        return try memo.value("catalogue", of: paths) {
            Catalogue(
                Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text($0)) }))
        }
    }

    func lesson(_ chapter: Catalogue.Chapter) throws -> Lesson {
        try Lesson(text(chapter.path), path: chapter.path)
    }

    /// The file at `path`, which then ends with `.swift`, or all files of packages below it.
    func tree(at path: String) throws -> Tree {
        guard path.hasSuffix(".swift") else { return try files(below: path + "/") }
        return exists(path) ? Tree([path: try text(path)]) : Tree()
    }

    /// What a chapter begins with: `tree`, which those before it have left, and what it gives. A file
    /// that is given in part, with `// …`, is laid over the one that is there.
    ///
    /// - Throws: `LessonError` for a folder without files, for a file that is not there, and for a
    ///   part of one.
    func beginning(
        of chapter: Catalogue.Chapter, after tree: Tree,
        where isWanted: (String) -> Bool = { _ in true }
    ) throws -> Tree {
        try chapter.given.reduce(into: tree) { tree, given in
            let files = try self.tree(at: given.path)
            if files.paths.isEmpty {
                throw LessonError(
                    .noSuchFolder(given.path), path: chapter.path, line: given.line)
            }
            for (path, text) in given.placed(files).files where isWanted(path) {
                let edit = Edit(
                    path: path, lines: text.lines, lesson: chapter.path, line: given.line)
                tree[path] = edit.isPart ? try merge(edit, into: tree[path]) : text
            }
        }
    }

    /// The chapters in their order, each replayed on what those before it left, or what is wrong with
    /// its text.
    ///
    /// - Parameter isWanted: whether what chapters do to the file at a path is replayed.
    func replays(where isWanted: (String) -> Bool = { _ in true }) throws
        -> [Result<Replay, LessonError>]
    {
        var tree = Tree()
        return try catalogue().chapters.map { chapter in
            do {
                let lesson = try lesson(chapter).only(isWanted)
                let start = try beginning(of: chapter, after: tree, where: isWanted)
                let moments = try lesson.replay(from: start)
                let replay = Replay(
                    chapter: chapter, lesson: lesson, start: start, moments: moments)
                tree = replay.end
                return .success(replay)
            } catch let error as LessonError {
                return .failure(error)
            }
        }
    }

    /// All files on which it rests what these chapters come to.
    func sources(of chapters: some Sequence<Catalogue.Chapter>) throws -> [String] {
        let given = try chapters.flatMap(\.given).map { try tree(at: $0.path) }
        return chapters.map(\.path) + given.flatMap(\.paths)
    }

    func exercise(_ home: String) throws -> Exercise {
        try Exercise(home: home) { try text($0) }
    }

    /// The exercise with this name, or at this path.
    func exercise(called name: String) throws -> Exercise {
        try exercise(catalogue().home(of: name))
    }

    /// What the exercise in the folder `home` begins with.
    ///
    /// - Throws: `KataError.incompleteStarter` if it lacks code, tests, or the solution behind it.
    func starter(of home: String) throws -> Tree {
        let path = home + "Solution.md"
        let solution = try text(path)
        let starter = try Exercise.starter(in: solution, path: path)
        let folders = Set(starter.paths.map { $0.prefix { $0 != "/" } })
        guard folders == ["Sources", "Tests"], solution.contains("\n### ") else {
            throw KataError.incompleteStarter(path)
        }
        return starter
    }
}

extension Catalogue {
    /// The folder of the exercise called `name`.
    ///
    /// - Throws: `KataError.noSuchExercise` with the names that look most like it.
    func home(of name: String) throws -> String {
        guard let home = exercise(named: name) else {
            throw KataError.noSuchExercise(name, similar: names(like: name))
        }
        return home
    }
}

/// Remembers what was made of some files, until one of them has other bytes.
struct Memo: Sendable {
    /// Where it is remembered; nothing breaks if nothing can be written there.
    let folder: URL
    let root: URL

    /// What `make` makes of the files at `paths`, made anew only if one of them has changed or the
    /// program has.
    func value<Value: Codable>(
        _ name: String, of paths: [String], make: () throws -> Value
    ) throws -> Value {
        let key = key(paths)
        let file = folder.appendingPathComponent(name)
        if let data = FileManager.default.contents(atPath: file.path),
            // Bytes are compared, as no digest of them is made in less time than that.
            data.count > key.count, data.prefix(key.count) == key,
            let value = try? JSONDecoder().decode(Value.self, from: data.dropFirst(key.count))
        {
            return value
        }
        let value = try make()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? (key + JSONEncoder().encode(value)).write(to: file, options: .atomic)
        return value
    }

    /// The program, the names of the files, and all their bytes.
    private func key(_ paths: [String]) -> Data {
        var key = Data("\(Self.program)\n".utf8)
        for path in paths {
            let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
            key += Data("\(path) \(data?.count ?? -1)\n".utf8) + (data ?? Data())
        }
        return key
    }

    private static let program =
        "\(Platform.program.path) \(Platform.version(of: Platform.program) ?? "")"
}
