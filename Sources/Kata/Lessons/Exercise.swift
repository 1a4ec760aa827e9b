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

    struct Versions: Equatable, Sendable {
        var solved: Tree
        var mutants: [Tree]
    }

    func versions() throws -> Versions {
        let ends = try ends()
        let mutants = try mutants.map { mutant in
            do {
                return try mutant.applied(to: ends[min(mutant.part, partCount) - 1])
            } catch var error as LessonError {
                error.problem = .unfit(error.problem, home: home)
                throw error
            }
        }
        return Versions(solved: try solved(), mutants: mutants)
    }
}

extension Exercise {
    /// A part of a kata that is handed out when those before it are done.
    struct Part: Equatable, Sendable {
        var number: Int
        var title: String
        var text: String
        var hints: [Hint]
        /// Where in `Solution.md` its steps begin.
        var line: Int

        /// What is put beside the page of the exercise.
        func page(of exercise: String) -> String {
            "# \(exercise), part \(number): \(title)\n\n\(text)\n"
        }

        var file: String { Self.file(number) }

        static func file(_ number: Int) -> String { "Part\(number).md" }
    }

    var partCount: Int { laterParts.count + 1 }

    func ends() throws -> [Tree] { try (1...partCount).map { try upTo(part: $0).solved() } }

    /// The exercise as it is until a later part of it is handed out.
    func upTo(part number: Int) -> Exercise {
        guard kind == .kata else { return self }
        var exercise = self
        let number = min(max(1, number), partCount)
        let end = laterParts.first { $0.number > number }?.line ?? .max
        exercise.part = number
        exercise.solution.steps.removeAll { $0.line > end }
        exercise.mutants.removeAll { $0.part != number }
        exercise.hints = laterParts.first { $0.number == number }?.hints ?? hints
        return exercise
    }

    /// The tests in these files that run on any code. Of a kata they are those in the files of its
    /// starter; what stands beside them tests a design of one's own.
    func interfaceTests(of files: Tree) -> Tree {
        let tests = files.below("Tests/")
        return kind == .kata ? tests.only { starter[$0] != nil } : tests
    }

    var nextPart: Part? { laterParts.first { $0.number == part + 1 } }

    /// What its page says of it in a line: its kind, and how long it takes.
    struct Label: Codable, Equatable, Sendable {
        var kind: Kind
        var minutes: Int?

        /// - Parameter page: its README.
        /// - Returns: nil if the page names no kind.
        init?(page: String) {
            let line = page.lines.first { $0.hasPrefix(Self.sign) }
            let words = line?.dropFirst(Self.sign.count).trimmed ?? ""
            let kind = Kind.allCases.first { words.hasPrefix($0.rawValue) }
            guard let kind else { return nil }
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
    var catchers: [String] = []
    var crashes = false
    var edits: [Edit] = []

    func applied(to solution: Tree) throws -> Tree { try solution.with(edits) }
}

extension Exercise {
    /// Reads the exercise from its `README.md`, `Solution.md` and `Mutants.md`.
    ///
    /// - Parameter home: its folder, with a slash at the end.
    /// - Parameter text: gives the text of a file, by its path.
    /// - Throws: `LessonError` at the first mistake of form, and what `text` throws.
    init(home: String, reading text: (String) throws -> String) throws {
        let readme = try Markdown(text(home + "README.md"), path: home + "README.md")
        let solution = home + "Solution.md"
        let mutants = home + "Mutants.md"
        let lesson = try Lesson(text(solution), path: solution)
        let (kind, line) = try readme.kind(path: home + "README.md")
        let goals = readme.proseLines.compactMap { Goal($0.text) }
        let odd = readme.proseLines.first { $0.text.isLikeGoal && Goal($0.text) == nil }
        if let line = odd?.line ?? (kind == .refactor && goals.isEmpty ? line : nil) {
            throw LessonError(.missingGoal, path: home + "README.md", line: line)
        }
        self.init(
            name: Catalogue.name(of: home), home: home, kind: kind,
            goals: [.refactor, .mendTheTests].contains(kind) ? goals : [],
            hints: readme.pieces.hints, starter: lesson.startTree, solution: lesson,
            mutants: try [Mutant](text(mutants), path: mutants))
        if kind == .kata {
            let parts = home + "Parts.md"
            laterParts = try [Part](
                text(parts), path: parts, solution: Markdown(text(solution), path: solution),
                in: solution)
            part = laterParts.count + 1
        }
        for lost in self.mutants where lost.part < 1 || kind == .kata && lost.part > part {
            throw LessonError(.missingPart(lost.part), path: mutants, line: lost.line)
        }
    }
}

extension Markdown {
    /// What stands behind `**Kind:**`, and in which line.
    fileprivate func kind(path: String) throws -> (Exercise.Kind, line: Int) {
        for (line, text) in proseLines {
            if let label = Exercise.Label(page: text) { return (label.kind, line) }
        }
        throw LessonError(.missingKind, path: path, line: 1)
    }
}

extension [Markdown.Piece] {
    /// What stands between `<details>` and `</details>`, with its `<summary>` as title.
    fileprivate var hints: [Hint] {
        var hints: [Hint] = []
        var open: Hint?
        for piece in self {
            switch piece.content {
            case .prose("<details>"):
                open = Hint(title: "", text: "")
            case .prose("</details>"):
                if let hint = open {
                    hints.append(Hint(title: hint.title, text: hint.text.trimmed))
                }
                open = nil
            case .prose(let text) where text.hasPrefix("<summary>"):
                open?.title = String(text.dropFirst("<summary>".count).prefix { $0 != "<" })
            case .prose(let text):
                open?.text += text + "\n"
            case .block(_, _, let lines), .file(_, _, let lines):
                open?.text += lines.map { "    " + $0 }.text
            case .heading:
                break
            }
        }
        return hints
    }
}

extension [Mutant] {
    /// Reads the faulty versions in `text`: a heading of level two, its catchers, its edits.
    init(_ text: String, path: String) throws {
        self = []
        var part = 1
        for piece in try Markdown(text, path: path).pieces {
            switch piece.content {
            case .heading(2, let complaint):
                append(Mutant(complaint: complaint, line: piece.line, part: part))
            case .heading(let level, let text) where level > 2:
                throw LessonError(.deepHeading(text), path: path, line: piece.line)
            case .prose(let text) where text.wholeMatch(of: /\*\*Part \d+\*\*/) != nil:
                part = Int(text.filter(\.isNumber)) ?? 1
            case .prose(let text) where text.hasPrefix("Caught by") && !isEmpty:
                self[count - 1].catchers += text.quoted
                if text.unquoted.contains("which crashes") { self[count - 1].crashes = true }
            case .block("swift", .edit, let lines) where !isEmpty:
                self[count - 1].edits.append(try Edit(block: lines, path: path, line: piece.line))
            default:
                break
            }
        }
        for mutant in self where mutant.catchers.isEmpty {
            throw LessonError(.missingCatcher(mutant.complaint), path: path, line: mutant.line)
        }
        for mutant in self where mutant.edits.isEmpty {
            throw LessonError(.nothingToDo, path: path, line: mutant.line)
        }
    }
}

extension [Exercise.Part] {
    /// Reads `Parts.md`: a section for each part, whose heading the solution has, too.
    init(_ text: String, path: String, solution: Markdown, in solutionPath: String) throws {
        let page = try Markdown(text, path: path)
        let heads = page.pieces.compactMap(\.part)
        let steps = solution.pieces.compactMap(\.part)
        self = try heads.enumerated().map { index, head in
            let number = index + 2
            guard head.number == number else {
                throw LessonError(.missingPart(number), path: path, line: head.line)
            }
            guard let start = steps.first(where: { $0.number == number }) else {
                throw LessonError(.missingPart(number), path: solutionPath, line: 1)
            }
            let end = index + 1 < heads.count ? heads[index + 1].line - 1 : text.lines.count
            let inside = page.pieces.filter { $0.line > head.line && $0.line <= end }
            return Exercise.Part(
                number: number, title: head.title,
                text: text.lines[head.line..<end].joined(separator: "\n").trimmed,
                hints: inside.hints, line: start.line)
        }
        if let more = steps.first(where: { $0.number > count + 1 }) {
            throw LessonError(.missingPart(more.number), path: solutionPath, line: more.line)
        }
    }
}

extension Markdown.Piece {
    /// What a heading such as `Part 2 · The league` says.
    fileprivate var part: (number: Int, title: String, line: Int)? {
        guard case .heading(2, let text) = content,
            let match = text.wholeMatch(of: /Part (\d+) · (.+)/), let number = Int(match.1)
        else { return nil }
        return (number, String(match.2), line)
    }
}
