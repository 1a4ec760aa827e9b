extension Lesson {
    /// Reads the lesson in `text`, which stands in the file `path`.
    ///
    /// - Throws: `LessonError` at the first mistake of form.
    init(_ text: String, path: String) throws {
        var reader = LessonReader(path: path)
        for piece in try Markdown(text, path: path).pieces {
            try reader.read(piece)
        }
        self = try reader.finish()
    }
}

/// Collects the pieces of a Markdown file into steps.
private struct LessonReader {
    var path: String
    var title = ""
    var steps: [Step] = []
    var open: Step?
    /// What the open step's `sh` blocks say.
    var commands: [String] = []
    var illustrations = 0
    var words = 0
    var minutes: Int?
    var breaks: [String] = []
    var start: [Edit] = []
    /// Whether the last `<details>` is still open.
    var isFolded = false

    mutating func read(_ piece: Markdown.Piece) throws {
        words += piece.words
        switch piece.content {
        case .heading(3, let text):
            try close()
            open = try step(text, line: piece.line)
        case .heading(let level, let text):
            try close()
            if level == 1 { title = text }
        case .block("swift", .illustration, _):
            illustrations += 1
        case .block("swift", let use, let lines):
            try add(Edit(block: lines, path: path, line: piece.line), as: use)
        case .file(let path, let use, let lines):
            try add(
                Edit(file: path, lines: lines, lesson: self.path, line: piece.line), as: use)
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

    private mutating func add(_ edit: Edit, as use: Markdown.Use) throws {
        var edit = edit
        edit.isFolded = isFolded
        if use == .starter {
            start.append(edit)
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
        if steps.isEmpty, open == nil {
            minutes = minutes ?? text.promisedMinutes
            breaks += text.breaks
        }
        open?.mentions.formUnion(text.quoted)
        if text.contains("Before you run it") { open?.asksForPrediction = true }
        if text.saysCopy { open?.isCopied = true }
        if text.hasPrefix("<details") { isFolded = true }
        if text.contains("</details>") { isFolded = false }
    }

    mutating func finish() throws -> Lesson {
        try close()
        return Lesson(
            path: path,
            title: title,
            start: start,
            steps: steps,
            illustrations: illustrations,
            words: words,
            minutes: minutes,
            breaks: breaks
        )
    }

    private func step(_ heading: String, line: Int) throws -> Step {
        guard let sign = Sign.allCases.first(where: { heading.hasPrefix($0.rawValue) }) else {
            throw error(.unknownSign(heading), line)
        }
        let rest = heading.dropFirst(sign.rawValue.count).trimmed
        let number = rest.prefix { $0.isNumber || $0 == "." }
        let text = rest.dropFirst(number.count).drop { $0 == " " || $0 == "·" }
        return Step(
            sign: sign,
            number: number.isEmpty ? nil : String(number),
            heading: String(text),
            line: line
        )
    }

    private mutating func update(line: Int, _ change: (inout Step) -> Void) throws {
        guard open != nil else { throw error(.blockOutsideStep, line) }
        change(&open!)
    }

    private mutating func close() throws {
        defer {
            commands = []
            isFolded = false
        }
        guard var step = open else { return }
        step.conditions = Conditions(commands: commands)
        if step.edits.isEmpty { throw error(.nothingToDo, step.line) }
        if let edit = step.edits.first(where: { !$0.path.isSwift && !step.names($0.path) }) {
            throw error(.unnamedFile(edit.path), edit.line)
        }
        if step.sign.showsFailure, step.console.isEmpty {
            throw error(.missingConsole, step.line)
        }
        steps.append(step)
        open = nil
    }

    private func error(_ problem: LessonError.Problem, _ line: Int) -> LessonError {
        LessonError(problem, path: path, line: line)
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
    var quoted: [String] { backtickParts(odd: true) }

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

    fileprivate var saysCopy: Bool {
        lowercased().split { !$0.isLetter }.contains { ["copy", "copied"].contains($0) }
    }

    var unquoted: String { backtickParts(odd: false).joined() }

    private func backtickParts(odd: Bool) -> [String] {
        split(separator: "`", omittingEmptySubsequences: false)
            .enumerated()
            .filter { ($0.offset % 2 == 1) == odd }
            .map { String($0.element) }
    }
}
