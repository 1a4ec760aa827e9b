import Foundation

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

    var shortTitle: String {
        switch self {
        case .exercise(let exercise): exercise.name
        case .chapter(let replayed): "Chapter \(replayed.chapter.number)"
        }
    }

    var start: Tree {
        switch self {
        case .exercise(let exercise): exercise.starter
        case .chapter(let replayed): replayed.start
        }
    }

    /// The folder that all its files are in, with a slash at the end.
    var home: String {
        switch self {
        case .exercise(let exercise): exercise.home
        case .chapter: Practice.home
        }
    }

    func unrunNotes(on files: Tree) -> [String] {
        switch self {
        case .exercise: files.unrunNotes(in: home)
        case .chapter(let replayed): replayed.unrunNotes(on: files)
        }
    }

    /// Runs the tests in `files`, in `Practice/` those of the chapter and those that use what has
    /// been changed since its beginning; their reports as one.
    func plan(on files: Tree, in project: Project) throws -> Plan<Report> {
        switch self {
        case .exercise(let exercise):
            let modules = try project.modules(of: exercise, with: files)
            let run = Run(tests: exercise.testModule, modules: modules)
            return Plan(runs: [run], judge: Report.combining)
        case .chapter(let replayed):
            let modules = files.modules
            let touched = modules.touched(byChangesOf: replayed.start.changes(to: files))
            let tests = Set(touched.filter(\.isTests).map(\.name)).union(replayed.testTargets)
            let names = modules.withTests(tests.sorted())
            let runs = (names + replayed.untested(in: files, besides: names))
                .map { Run(tests: $0, modules: modules) }
            return Plan(runs: runs) { reports in
                var report = Report.combining(reports)
                for index in report.failures.indices {
                    report.failures[index].file = report.failures[index].file.map { home + $0 }
                }
                return report
            }
        }
    }
}

extension Catalogue.Chapter {
    var historyName: String { "chapter-" + name }
}
