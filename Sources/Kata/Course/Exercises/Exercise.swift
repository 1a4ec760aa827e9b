/// A task with a starter, a worked solution and faulty versions, in a folder of its own.
package struct Exercise: Equatable, Sendable {
    /// What the learner is asked to do.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        case writeTheTests = "write the tests"
        case writeTheCode = "write the code"
        case driveIt = "drive it"
        case makeTheList = "make the list"
        case fixTheBug = "fix the bug"
        case refactor
    }

    package var name: String
    /// Its folder, such as `Exercises/04-BloggerHeadlines/Filename/`.
    package var home: String
    package var kind: Kind
    /// What a refactoring is to come to; nil for all other kinds.
    package var goal: Goal?
    package var hints: [Hint]
    /// The files the learner begins with, by paths such as `Sources/Blogger.swift`.
    package var starter: Tree
    package var solution: Lesson
    package var mutants: [Mutant]

    /// The starter that a `Solution.md` begins with; the steps behind it are not read.
    package static func starter(in solution: String, path: String) throws -> Tree {
        let lines = solution.lines.prefix { !$0.hasPrefix("### ") }
        return try Lesson(lines.text, path: path).startTree
    }

    /// The module of its code: short exercises share one, which their tests import; every other has
    /// one of its own.
    package var module: String {
        let modules = starter.modules(ofExercise: name)
        return modules.contains { $0.imports.contains(Self.shared) } ? Self.shared : name
    }

    package var testModule: String { module + "Tests" }

    private static let shared = "Short"

    /// The starter, then each step of the worked solution.
    package func replay() throws -> [Moment] {
        try solution.replay(from: starter)
    }

    /// The files at the end of the worked solution.
    package func solved() throws -> Tree {
        try replay().last?.after ?? starter
    }
}

extension Exercise {
    /// The solution, and the faulty versions of it in their order.
    package struct Versions: Equatable, Sendable {
        package var solved: Tree
        package var mutants: [Tree]
    }

    package func versions() throws -> Versions {
        let solved = try solved()
        return Versions(
            solved: solved,
            mutants: try mutants.map { mutant in
                do { return try mutant.applied(to: solved) } catch let error as LessonError {
                    let problem = LessonError.Problem.unfit(error.problem, home: home)
                    throw LessonError(problem, path: error.path, line: error.line)
                }
            })
    }
}

/// A piece of help, one tier of three.
package struct Hint: Equatable, Sendable {
    package var title: String
    package var text: String
}

/// A faulty version of the solution that good tests notice.
package struct Mutant: Equatable, Sendable {
    /// What the learner is told when their tests do not notice it.
    package var complaint: String
    package var line: Int
    /// The names of our tests that notice it.
    package var catchers: [String]
    /// Whether crashing is the bug.
    package var crashes: Bool
    package var edits: [Edit]

    /// The solution with this fault in it.
    package func applied(to solution: Tree) throws -> Tree {
        var tree = solution
        for edit in edits {
            tree[edit.path] = try merge(edit, into: tree[edit.path])
        }
        return tree
    }
}
