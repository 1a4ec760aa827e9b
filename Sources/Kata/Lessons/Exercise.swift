/// A task with a starter, a worked solution and faulty versions, in a folder of its own.
struct Exercise: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable, Codable {
        case writeTheTests = "write the tests"
        case mendTheTests = "mend the tests"
        case holdItStill = "hold it still"
        case writeTheCode = "write the code"
        case driveIt = "drive it"
        case makeTheList = "make the list"
        case fixTheBug = "fix the bug"
        case refactor
        case kata

        /// Whether only the tests are ever the learner's.
        var isCodeGiven: Bool { self == .writeTheTests || self == .holdItStill }
    }

    var name: String
    /// Its folder, such as `Exercises/04-BloggerHeadlines/Filename/`.
    var home: String
    var kind: Kind
    /// What a refactoring, or tests that are mended, are to come to; none for all other kinds.
    var goals: [Goal]
    var hints: [Hint]
    /// The files the learner begins with, by paths such as `Sources/Blogger.swift`.
    var starter: Tree
    var solution: Lesson
    var mutants: [Mutant]
    /// The parts of a kata behind the first; none of all other kinds.
    var laterParts: [Part] = []
    /// The part of a kata up to which it is looked at.
    var part = 1

    /// The starter that a `Solution.md` begins with; the steps behind it are not read.
    static func starter(in solution: String, path: String) throws -> Tree {
        let lines = solution.lines.prefix { !$0.hasPrefix("### ") }
        return try Lesson(lines.text, path: path).startTree
    }

    /// The module of its code: short exercises share one, which their tests import; every other has
    /// one of its own.
    var module: String {
        let modules = starter.modules(ofExercise: name)
        return modules.contains { $0.imports.contains(Self.shared) } ? Self.shared : name
    }

    var testModule: String { module + "Tests" }

    private static let shared = "Short"

    func replay() throws -> [Moment] {
        try solution.replay(from: starter)
    }

    /// Whether the code is right as it is given, and only the tests are the learner's.
    var isCodeGiven: Bool {
        kind.isCodeGiven || kind == .mendTheTests && !hasBug
    }

    /// Whether the code is wrong as it is given, so that tests have to be red on it.
    var hasBug: Bool {
        switch kind {
        case .fixTheBug: true
        case .mendTheTests:
            goals.isEmpty
                && solution.steps.contains { step in
                    step.sign == .green && step.edits.contains { $0.path.hasPrefix("Sources/") }
                }
        default: false
        }
    }

    func solved() throws -> Tree {
        try replay().last?.after ?? starter
    }
}

extension Exercise {
    struct Versions: Equatable, Sendable {
        var solved: Tree
        var mutants: [Tree]
    }

    func versions() throws -> Versions {
        let ends = try ends()
        return Versions(
            solved: try solved(),
            mutants: try mutants.map { mutant in
                do {
                    return try mutant.applied(to: ends[min(mutant.part, partCount) - 1])
                } catch let
                    error as LessonError
                {
                    let problem = LessonError.Problem.unfit(error.problem, home: home)
                    throw LessonError(problem, path: error.path, line: error.line)
                }
            })
    }
}

extension Exercise {
    /// What its page says of it in a line: its kind, and how long it takes.
    struct Label: Codable, Equatable, Sendable {
        var kind: Kind
        var minutes: Int?

        /// - Parameter page: its README.
        /// - Returns: nil if the page names no kind.
        init?(page: String) {
            guard let line = page.lines.first(where: { $0.hasPrefix(Self.sign) }) else {
                return nil
            }
            let words = line.dropFirst(Self.sign.count).trimmed
            guard let kind = Kind.allCases.first(where: { words.hasPrefix($0.rawValue) }) else {
                return nil
            }
            self.kind = kind
            minutes = words.firstMatch(of: /([0-9]+) minutes/).flatMap { Int($0.1) }
        }

        static let sign = "**Kind:**"

        /// Such as `drive it, 20 minutes`.
        var text: String {
            kind.rawValue + (minutes.map { ", " + counted($0, "minute") } ?? "")
        }
    }
}

/// A piece of help, one tier of three.
struct Hint: Equatable, Sendable {
    var title: String
    var text: String
}

/// A faulty version of the solution that good tests notice.
struct Mutant: Equatable, Sendable {
    /// What the learner is told when their tests do not notice it.
    var complaint: String
    var line: Int
    /// The part of a kata at whose end it is; 1 of all other kinds.
    var part = 1
    /// The names of our tests that notice it.
    var catchers: [String]
    var crashes: Bool
    var edits: [Edit]

    func applied(to solution: Tree) throws -> Tree {
        var tree = solution
        for edit in edits {
            tree[edit.path] = try merge(edit, into: tree[edit.path])
        }
        return tree
    }
}
