/// A Markdown file that is a program: its steps, replayed in order, build what it is about.
struct Lesson: Equatable, Sendable {
    var path: String
    var title: String
    /// The files that are there before the first step: those of an exercise's starter.
    var start: [Edit] = []
    var steps: [Step]
    /// How many `swift` blocks are only there to be looked at.
    var illustrations: Int
    /// How many words its text has, outside of blocks.
    var words = 0
    /// How many minutes its head promises.
    var minutes: Int?
    /// The steps after which its head says that a break is good, such as `8.15`.
    var breaks: [String] = []

    /// The files that are there before the first step.
    var startTree: Tree {
        Tree(Dictionary(start.map { ($0.path, $0.lines.text) }) { $1 })
    }
}

/// One step of a lesson: a claim, the edits that lead to it, and what is then to be seen.
struct Step: Equatable, Sendable {
    var sign: Sign
    /// As the heading states it, such as `4.7`.
    var number: String?
    var heading: String
    var line: Int
    var edits: [Edit] = []
    var console: [ConsoleLine] = []
    /// How its tests are run, as its `sh` blocks say.
    var conditions = Conditions()
    /// What the prose of the step names in backticks.
    var mentions: Set<String> = []
    /// Whether its prose asks what the run will come to.
    var asksForPrediction = false
    /// Whether its prose says that it is to be copied and not typed.
    var isCopied = false
    /// How many words its text has, outside of blocks.
    var words = 0

    /// Whether its prose names the file at `path`, with its folders or without.
    func names(_ path: String) -> Bool {
        mentions.contains { path == $0 || path.hasSuffix("/" + $0) }
    }

    var changesTestsAndCode: Bool {
        heading.lowercased().contains("tests and code")
    }

    var isReaders: Bool { heading.lowercased().contains("your turn") }

    /// Whether the heading announces tests that are skipped, which makes a run without any other green.
    var maySkipEverything: Bool {
        [.green, .refactor].contains(sign) && heading.lowercased().contains("skipped")
    }
}

/// A block of code that goes into a file, as a whole or in part.
struct Edit: Equatable, Sendable {
    var path: String
    var lines: [String]
    var lesson: String
    /// The line of the block's opening fence in the lesson.
    var line: Int
    var isFolded = false

    /// Reads a block: its first line is a comment with the path.
    ///
    /// - Parameter lesson: the file in which the block stands, with its opening fence in `line`.
    init(block: [String], path lesson: String, line: Int) throws {
        guard let first = block.first, first.hasPrefix("// "), first.hasSuffix(".swift") else {
            throw LessonError(.missingPath, path: lesson, line: line)
        }
        let path = first.dropFirst(3).trimmed
        let folders = path.split(separator: "/", omittingEmptySubsequences: false)
        guard ["Sources", "Tests"].contains(folders[0]), folders.count > 1,
            !folders.contains(where: { ["", ".", ".."].contains($0) })
        else {
            throw LessonError(.pathOutsidePackage(path), path: lesson, line: line)
        }
        let misspellings = ["// ...", "//…", "//..."]
        if let wrong = block.firstIndex(where: { misspellings.contains($0.trimmed) }) {
            throw LessonError(.misspelledElision, path: lesson, line: line + 1 + wrong)
        }
        self.init(path: path, lines: Array(block.dropFirst()), lesson: lesson, line: line)
    }

    /// A block that is the whole of a file beside tests.
    init(file path: String, lines: [String], lesson: String, line: Int) throws {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false)
        guard folders[0] == "Tests", path.isOfPackage, !path.isSwift,
            !folders.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
        else {
            throw LessonError(.fileNotBesideTests(path), path: lesson, line: line)
        }
        self.init(path: path, lines: lines, lesson: lesson, line: line)
    }

    init(path: String, lines: [String], lesson: String, line: Int) {
        self.path = path
        self.lines = lines
        self.lesson = lesson
        self.line = line
    }

    var isPart: Bool { path.isSwift && lines.contains { $0.trimmed == elision } }
}

/// What stands for code that stays as it is.
let elision = "// …"

/// A line that occurs in the real output.
struct ConsoleLine: Equatable, Sendable {
    var text: String
    var line: Int
}

enum Sign: String, CaseIterable, Codable, Sendable {
    case red = "🔴"
    case green = "🟢"
    case refactor = "🔵"
    case breakIt = "⚫"
    case hole = "⚪"

    /// Whether the step is about a failure, which it then has to show.
    var showsFailure: Bool { self == .red || self == .breakIt }

    /// Whether the step damages something on purpose, and what it does is taken back behind it.
    var isUndone: Bool { self == .breakIt || self == .hole }
}
