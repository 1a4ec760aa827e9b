import Course
import Foundation

/// What is being watched: an exercise, or a chapter in `Practice/`.
enum WatchSubject {
    case exercise(Exercise)
    case chapter(ReplayedChapter)

    var name: String {
        switch self {
        case .exercise(let exercise): exercise.name
        case .chapter(let replayed): replayed.chapter.historyName
        }
    }

    var title: String {
        switch self {
        case .exercise(let exercise): "\(exercise.name) · \(exercise.kind.rawValue)"
        case .chapter(let replayed): replayed.chapter.title
        }
    }

    /// The folder that all its files are in, with a slash at the end.
    var home: String {
        switch self {
        case .exercise(let exercise): exercise.home
        case .chapter: Practice.folder + "/"
        }
    }

    /// The learner's files, by paths such as `Sources/Blogger.swift`.
    func files(in project: Project) throws -> Tree {
        switch self {
        case .exercise(let exercise): try project.files(of: exercise)
        case .chapter: try Practice(project: project).files()
        }
    }

    /// Compiles and runs the tests in `files`.
    func report(on files: Tree, in world: World) throws -> Report {
        switch self {
        case .exercise(let exercise):
            return try world.run(
                exercise.name + "Tests",
                world.project.modules(of: exercise, with: files), Conditions())
        case .chapter(let replayed):
            let reports = try replayed.testTargets.map {
                try world.run($0, files.modules, Conditions())
            }
            var report = Report.combining(reports)
            for index in report.failures.indices {
                report.failures[index].file = report.failures[index].file.map { home + $0 }
            }
            return report
        }
    }
}

extension Catalogue.Chapter {
    /// Under what its history is kept.
    var historyName: String { "chapter-" + name }
}

extension ReplayedChapter {
    /// The test modules that the chapter's steps touch.
    var testTargets: [String] {
        Set(moments.flatMap(\.changes).filter(\.isTests).map { $0.split(separator: "/")[1] })
            .sorted().map(String.init)
    }
}
