import Course
import Foundation

/// The course's folder: chapters, exercises, stages, and what the companion remembers.
struct Project: Sendable {
    let root: URL

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

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The text of a file.
    ///
    /// - Throws: `KataError.cannotRead`.
    func text(_ path: String) throws -> String { try Disk.text(url(path)) }

    func exists(_ path: String) -> Bool { Disk.exists(url(path)) }

    /// The Swift files below `folder`, which ends with a slash, by their path from there.
    func swiftFiles(below folder: String) throws -> Tree {
        try Disk.tree(below: url(folder), ending: ".swift")
    }

    /// The course's order, read from the chapters.
    func catalogue() throws -> Catalogue {
        let names = Disk.names(in: url("Chapters")).filter { $0.hasSuffix(".md") }
        let texts = try names.map { ("Chapters/" + $0, try text("Chapters/" + $0)) }
        return Catalogue(Dictionary(uniqueKeysWithValues: texts))
    }

    func lesson(_ chapter: Catalogue.Chapter) throws -> Lesson {
        try Lesson(text(chapter.path), path: chapter.path)
    }

    func exercise(_ home: String) throws -> Exercise {
        try Exercise(home: home) { try text($0) }
    }

    /// The learner's files of an exercise, by paths such as `Sources/Blogger.swift`.
    func files(of exercise: Exercise) throws -> Tree { try files(in: exercise.home) }

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

    /// Whether the learner has changed anything in the exercise in the folder `home`.
    ///
    /// Line ends and the like are an editor's, and no change.
    func isStarted(_ home: String) throws -> Bool {
        try files(in: home).plain != starter(of: home).plain
    }

    func files(in home: String) throws -> Tree {
        try swiftFiles(below: home + "Sources/").moved(into: "Sources/")
            .merging(swiftFiles(below: home + "Tests/").moved(into: "Tests/"))
    }

    /// - Throws: `KataError.isLink` if a folder between the course's and `path` is a link.
    func refuseLinks(around path: String) throws {
        let folders = path.split(separator: "/").dropLast()
        for end in folders.indices {
            let folder = folders[...end].joined(separator: "/")
            if Disk.isLink(url(folder)) { throw KataError.isLink(folder) }
        }
    }

    /// Where the Lab keeps finished work.
    var cache: URL { url(".kata/cache") }
}
