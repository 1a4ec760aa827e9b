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
    func files(of exercise: Exercise) throws -> Tree { try files(below: exercise.home) }

    /// Whether the learner has changed anything in the exercise in the folder `home`.
    func isStarted(_ home: String) throws -> Bool {
        let solution = home + "Solution.md"
        return try files(below: home) != Exercise.starter(in: text(solution), path: solution)
    }

    private func files(below home: String) throws -> Tree {
        try swiftFiles(below: home + "Sources/").moved(into: "Sources/")
            .merging(swiftFiles(below: home + "Tests/").moved(into: "Tests/"))
    }

    /// Where the Lab keeps finished work.
    var cache: URL { url(".kata/cache") }
}
