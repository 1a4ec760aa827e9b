/// A page of the course in the Markdown that `docc` reads.
struct PageText {
    private let path: String
    private let course: CoursePages
    /// What its blocks show, by the lines of their fences; empty for what is no chapter.
    private let edits: [Int: ShownEdit]
    private(set) var lines: [String] = []
    /// What is folded away and still open; what was folded right before.
    private var fold: DoccMarkup.Tab?
    private var folds: [DoccMarkup.Tab] = []
    /// Whether what is folded is an answer, and where in `lines` its task begins.
    private var isAnswer: Bool
    private var task: Int?

    init(
        _ pieces: [Markdown.Piece], path: String, in course: CoursePages,
        edits: [Int: ShownEdit] = [:]
    ) {
        self.path = path
        self.course = course
        self.edits = edits
        isAnswer = edits.isEmpty
        for piece in pieces { add(piece) }
        closeFolds()
    }

    private mutating func add(_ piece: Markdown.Piece) {
        switch piece.content {
        case .prose(let text) where text.hasPrefix("<details"):
            fold = DoccMarkup.Tab(title: "")
        case .prose(let text) where text.hasPrefix("<summary"):
            fold?.title = text.replacing(/<[^>]*>/, with: "").doccTitle
        case .prose(let text) where text.hasPrefix("</details"):
            folds += fold.map { [$0] } ?? []
            fold = nil
        case .prose(let text) where text.hasPrefix("<!--"): break
        case .prose(let text) where fold == nil && !folds.isEmpty && text.isBlank: break
        default:
            if fold == nil { closeFolds() }
            put(shown(piece))
        }
    }

    private mutating func put(_ new: [String]) {
        if fold == nil { lines += new } else { fold?.lines += new }
    }

    private mutating func shown(_ piece: Markdown.Piece) -> [String] {
        switch piece.content {
        case .heading(let level, let text):
            task = nil
            if level > 2, !edits.isEmpty { isAnswer = text.lowercased().contains("your turn") }
            let title = level == 1 ? text.doccTitle : text.doccHeading
            return [String(repeating: "#", count: level) + " " + title]
        case .prose(let text):
            if fold == nil, text.contains("Your turn:") { task = lines.count }
            return prose(text)
        case .block("console", _, let lines):
            return DoccMarkup.aside("The run shows", DoccMarkup.code(lines, "console"))
        case .block(let language, _, let lines), .file(let language, _, let lines):
            guard let edit = edits[piece.line] else {
                return DoccMarkup.code(lines, language.contains("/") ? "" : language)
            }
            return shown(edit)
        }
    }

    private mutating func shown(_ edit: ShownEdit) -> [String] {
        let name = ["**`\(edit.path)`**", ""]
        let block = code(edit.block, of: edit.path)
        guard let whole = edit.whole.map({ code($0, of: edit.path) }) else { return name + block }
        guard fold == nil || !isAnswerDue else {
            let title = "Whole \(edit.path.fileName)"
            fold?.beside.append(DoccMarkup.Tab(title: title, lines: name + whole))
            return name + block
        }
        return name
            + DoccMarkup.tabs([
                DoccMarkup.Tab(title: "New lines", lines: block),
                DoccMarkup.Tab(title: "Whole file", lines: whole),
            ])
    }

    private func code(_ listing: ShownEdit.Listing, of path: String) -> [String] {
        DoccMarkup.code(
            listing.lines, path.isSwift ? "swift" : "",
            new: course.highlights ? listing.new : [])
    }

    /// Whether what is folded here is what the reader is to find first.
    private var isAnswerDue: Bool { isAnswer || task != nil }

    /// Shows what was folded: an answer in tabs beside its task, all else below its title.
    private mutating func closeFolds() {
        guard !folds.isEmpty else { return }
        if isAnswerDue {
            let start = task ?? lines.count
            let turn = lines[start...].isEmpty ? ["Try it yourself first."] : Array(lines[start...])
            lines.removeSubrange(start...)
            lines += DoccMarkup.tabs(
                [DoccMarkup.Tab(title: "Your turn", lines: turn)]
                    + folds.flatMap { [$0] + $0.beside })
        } else {
            lines += folds.flatMap { ["**\($0.title)**", ""] + $0.lines }
        }
        folds = []
        task = nil
    }

    // MARK: Sentences

    /// A line of text; what is to be predicted stands in an aside.
    private func prose(_ text: String) -> [String] {
        let text = linked(text)
        let question = "Before you run it:"
        if let range = text.firstRange(of: question),
            !text.hasPrefix("-"), text[..<range.lowerBound].count(where: { $0 == "*" }) % 2 == 0
        {
            let head = text[..<range.lowerBound].trimmed
            return (head.isEmpty ? [] : [head, ""]) + ["> " + text[range.lowerBound...]]
        }
        return [text.hasPrefix("@") ? "\\" + text : text]
    }

    /// `text` with links that `docc` can follow, also to the stages' types that it names.
    private func linked(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "[") })
        else { return text }
        return text.replacing(/``(.+?)``|`([^`]*)`|\[([^\[\]]*)\]\(([^()\s]*)\)/) { match in
            // Two backticks begin a link to a symbol there, so those inside are others that look alike.
            if let code = match.1 { return "`\(code.replacing("`", with: "\u{2CB}"))`" }
            if let code = match.2 {
                let symbol = edits.isEmpty ? nil : course.symbols[String(code)]
                return symbol.map { "``/\($0)``" } ?? "`\(code)`"
            }
            let text = String(match.3 ?? "")
            return course.addresses.target(of: String(match.4 ?? ""), from: path)
                .map { "[\(text)](\($0))" } ?? text
        }
    }
}

extension String {
    fileprivate var doccTitle: String { replacing("`", with: "") }
}

/// What `docc` knows beyond Markdown: tabs, asides, and lines that stand out.
enum DoccMarkup {
    struct Tab: Equatable, Sendable {
        var title: String
        var lines: [String] = []
        /// What stands beside it, such as the whole file of a part.
        var beside: [Tab] = []
    }

    static func tabs(_ tabs: [Tab]) -> [String] {
        var lines = ["@TabNavigator {"]
        for tab in tabs {
            lines.append("    @Tab(\"\(tab.title.replacing("\"", with: "'"))\") {")
            lines += tab.lines.map { $0.isEmpty ? "" : "        " + $0 }
            lines.append("    }")
        }
        return lines + ["}", ""]
    }

    static func aside(_ title: String, _ lines: [String]) -> [String] {
        (["\(title):"] + lines).map { "> " + $0 } + [""]
    }

    static func code(_ lines: [String], _ language: String, new: [Int] = []) -> [String] {
        let fence = lines.contains { $0.contains("```") } ? "````" : "```"
        let numbers = new.map(String.init).joined(separator: ", ")
        let head = new.isEmpty ? language : "\(language), highlight=[\(numbers)]"
        return [fence + head] + lines + [fence]
    }
}
