/// A Markdown file that is a program: its steps, replayed in order, build what it is about.
struct Lesson: Equatable, Sendable {
    var path: String
    /// The files that are there before the first step: those of an exercise's starter.
    var start: [Edit] = []
    var steps: [Step] = []
    /// How many `swift` blocks are only there to be looked at.
    var illustrations = 0
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

    var isPart: Bool { path.isSwift && lines.contains { $0.trimmed == elision } }
}

extension Edit {
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

extension Lesson {
    /// Reads the lesson in `text`, which stands in the file `path`.
    ///
    /// - Throws: `LessonError` at the first mistake of form.
    init(_ text: String, path: String) throws {
        var reader = LessonReader(lesson: Lesson(path: path))
        for piece in try Markdown(text, path: path).pieces { try reader.read(piece) }
        try reader.close()
        self = reader.lesson
    }
}

/// Collects the pieces of a Markdown file into steps.
private struct LessonReader {
    var lesson: Lesson
    var open: Step?
    /// What the open step's `sh` blocks say.
    var commands: [String] = []

    mutating func read(_ piece: Markdown.Piece) throws {
        lesson.words += piece.words
        switch piece.content {
        case .heading(3, let text):
            try close()
            open = try step(text, line: piece.line)
        case .heading: try close()
        case .block("swift", .illustration, _):
            lesson.illustrations += 1
        case .block("swift", let use, let lines):
            let edit = try Edit(block: lines, path: lesson.path, line: piece.line)
            try add(edit, as: use, isFolded: piece.isFolded)
        case .file(let path, let use, let lines):
            let edit = try Edit(file: path, lines: lines, lesson: lesson.path, line: piece.line)
            try add(edit, as: use, isFolded: piece.isFolded)
        case .block("console", _, let lines):
            let console = lines.enumerated()
                .map { ConsoleLine(text: $1, line: piece.line + 1 + $0) }
                .filter { !["", "…"].contains($0.text.trimmed) }
            try update(line: piece.line) { $0.console += console }
        case .block("sh", _, let lines):
            commands += lines
        case .block(let language, _, _):
            if ["swift", "console", "sh"].contains(language.lowercased()) {
                throw error(.misspelledLanguage(language), piece.line)
            }
        case .prose(let text):
            try read(prose: text, line: piece.line)
        }
        open?.words += piece.words
    }

    private mutating func add(_ edit: Edit, as use: Markdown.Use, isFolded: Bool) throws {
        var edit = edit
        edit.isFolded = isFolded
        if use == .starter {
            lesson.start.append(edit)
        } else {
            try update(line: edit.line) { $0.edits.append(edit) }
        }
    }

    private mutating func read(prose text: String, line: Int) throws {
        if let language = text.hiddenFence,
            ["swift", "console"].contains(language) || (open != nil && language == "sh")
        {
            throw error(.hiddenFence, line)
        }
        if lesson.steps.isEmpty, open == nil {
            lesson.minutes = lesson.minutes ?? text.promisedMinutes
            lesson.breaks += text.breaks
        }
        open?.mentions.formUnion(text.quoted)
        if text.contains("Before you run it") { open?.asksForPrediction = true }
        if text.saysCopy { open?.isCopied = true }
    }

    private func step(_ heading: String, line: Int) throws -> Step {
        guard let sign = Sign.allCases.first(where: { heading.hasPrefix($0.rawValue) }) else {
            throw error(.unknownSign(heading), line)
        }
        let rest = heading.dropFirst(sign.rawValue.count).trimmed
        let number = rest.prefix { $0.isNumber || $0 == "." }
        let text = rest.dropFirst(number.count).drop { $0 == " " || $0 == "·" }
        return Step(
            sign: sign, number: number.isEmpty ? nil : String(number), heading: String(text),
            line: line)
    }

    private mutating func update(line: Int, _ change: (inout Step) -> Void) throws {
        guard open != nil else { throw error(.blockOutsideStep, line) }
        change(&open!)
    }

    mutating func close() throws {
        defer { commands = [] }
        guard var step = open else { return }
        step.conditions = Conditions(commands: commands)
        if step.edits.isEmpty { throw error(.nothingToDo, step.line) }
        if let edit = step.edits.first(where: { !$0.path.isSwift && !step.names($0.path) }) {
            throw error(.unnamedFile(edit.path), edit.line)
        }
        if step.sign.showsFailure, step.console.isEmpty {
            throw error(.missingConsole, step.line)
        }
        lesson.steps.append(step)
        open = nil
    }

    private func error(_ problem: LessonError.Problem, _ line: Int) -> LessonError {
        LessonError(problem, path: lesson.path, line: line)
    }
}

extension Markdown.Piece {
    fileprivate var words: Int {
        switch content {
        case .heading(_, let text), .prose(let text):
            text.split(whereSeparator: \.isWhitespace).count
        case .block, .file: 0
        }
    }
}

extension String {
    var quoted: [String] { backtickParts(from: 1) }

    /// The language of a block that is one only for the eye, as it stands in a list or a quotation.
    fileprivate var hiddenFence: String? {
        let text = drop { " \t>-*+.0123456789".contains($0) }
        guard text.hasPrefix("```") || text.hasPrefix("~~~") else { return nil }
        return text.drop { "`~".contains($0) }.prefix { $0.isLetter }.lowercased()
    }

    /// The number in “About 50 minutes”.
    fileprivate var promisedMinutes: Int? {
        firstMatch(of: /[Aa]bout (\d+) minutes/).flatMap { Int($0.1) }
    }

    /// The steps in “A good place for a break is after 2.20.”
    fileprivate var breaks: [String] {
        guard let sentence = firstMatch(of: /places? for a break.*/) else { return [] }
        return sentence.output.matches(of: /\d+\.\d+/).map { String($0.output) }
    }

    /// Whether it asks for something to be copied, and does not only speak of a copy.
    fileprivate var saysCopy: Bool {
        let words =
            /\bCopy\b|\bto (?:copy|be copied)\b|\bcopy (?:it|them|these|this|our|ours|the|both|what|that line|that\.)/
        return ["opy", "copied"].contains(where: contains) && firstMatch(of: words) != nil
    }

    var unquoted: String { backtickParts(from: 0).joined() }

    /// Every second part, as backticks divide it.
    private func backtickParts(from first: Int) -> [String] {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        return stride(from: first, to: parts.count, by: 2).map { String(parts[$0]) }
    }
}
