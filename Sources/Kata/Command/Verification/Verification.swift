import Course
import Foundation
import Lab

/// Replays lessons, solutions, mutants and starters, and collects what is not as it says.
struct Verification {
    var project: Project
    var catalogue: Catalogue

    /// One thing to be proved, with the runs that prove it.
    struct Subject {
        var name: String
        var steps = 0
        var mutants = 0
        var blocks = 0
        var illustrations = 0
        var size: LessonSize?
        /// How many things are checked.
        var checks: Int
        var runs: [Run]
        /// The files whose layout is checked.
        var sheets: [Sheet] = []
        /// What is found, given what happened in the runs.
        var findings: ([Report]) -> [Finding]
    }

    /// Tests to be compiled and run.
    struct Run {
        var tests: String
        var modules: [Module]
        var conditions = Conditions()
    }

    init(_ project: Project) throws {
        self.project = project
        self.catalogue = try project.catalogue()
    }

    /// All that can be proved by running tests: chapters, faulty versions of stages, exercises.
    func subjects() throws -> [Subject] {
        try chapters() + stages.map(subject(ofStage:)) + exercises()
    }

    /// A subject that could not even be read.
    static func unreadable(_ name: String, _ error: LessonError) -> Subject {
        let finding = Finding(
            path: error.path, line: error.line, expected: error.problem.remedy,
            actual: error.problem.complaint)
        return Subject(name: name, checks: 1, runs: []) { _ in [finding] }
    }
}
