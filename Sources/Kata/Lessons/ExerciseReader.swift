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
        if kind == .refactor, goals.isEmpty {
            throw LessonError(.missingGoal, path: home + "README.md", line: line)
        }
        self.init(
            name: String(home.split(separator: "/").last ?? ""),
            home: home,
            kind: kind,
            goals: [.refactor, .mendTheTests].contains(kind) ? goals : [],
            hints: readme.hints,
            starter: lesson.startTree,
            solution: lesson,
            mutants: try [Mutant](text(mutants), path: mutants)
        )
        if kind == .kata {
            let parts = home + "Parts.md"
            laterParts = try [Part](
                text(parts), path: parts, solution: Markdown(text(solution), path: solution),
                in: solution)
            part = laterParts.count + 1
        }
        if let lost = self.mutants.first(where: {
            $0.part < 1 || kind == .kata && $0.part > part
        }) {
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

    /// What stands between `<details>` and `</details>`, with its `<summary>` as title.
    fileprivate var hints: [Hint] { pieces.hints }
}

extension [Markdown.Piece] {
    var hints: [Hint] {
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
                open?.title = String(
                    text.dropFirst("<summary>".count).prefix { $0 != "<" }
                )
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
                append(
                    Mutant(
                        complaint: complaint,
                        line: piece.line,
                        part: part,
                        catchers: [],
                        crashes: false,
                        edits: []
                    )
                )
            case .prose(let text) where text.wholeMatch(of: /\*\*Part \d+\*\*/) != nil:
                part = Int(text.filter(\.isNumber)) ?? 1
            case .prose(let text) where text.hasPrefix("Caught by") && !isEmpty:
                self[count - 1].catchers += text.quoted
                if text.unquoted.contains("which crashes") { self[count - 1].crashes = true }
            case .block("swift", .edit, let lines) where !isEmpty:
                self[count - 1].edits.append(
                    try Edit(block: lines, path: path, line: piece.line)
                )
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
