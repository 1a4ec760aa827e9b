/// The parts of a Markdown file that carry meaning here: headings, fenced blocks, lines of prose.
struct Markdown: Equatable, Sendable {
    /// A piece of the file and the line, counted from 1, on which it begins.
    struct Piece: Equatable, Sendable {
        var line: Int
        var content: Content
        /// Whether it stands between `<details>` and `</details>`; the heading of a step or a section
        /// ends that, too.
        var isFolded = false
    }

    enum Content: Equatable, Sendable {
        case heading(level: Int, text: String)
        case block(language: String, use: Use, lines: [String])
        /// A block that is a whole file, which the words behind its language name.
        case file(path: String, use: Use, lines: [String])
        case prose(String)
    }

    /// What a block is there for, as the word behind its language says.
    enum Use: String, Sendable {
        case edit = ""
        case starter
        case illustration
    }

    var pieces: [Piece] = []

    /// Reads `text`.
    ///
    /// - Throws: `LessonError` with the opening line, if a fence is never closed, or a comment in the
    ///   next lines.
    init(_ text: String, path: String) throws {
        var fence: Fence?
        var isFolded = false
        for (index, line) in text.lines.enumerated() {
            if let open = fence, open.isClosed(by: line) {
                pieces.append(Piece(line: open.line, content: open.content, isFolded: isFolded))
                fence = nil
            } else if fence != nil {
                fence?.lines.append(line)
            } else if let opened = Fence(line, at: index + 1) {
                fence = opened
            } else if line.trimmed.hasPrefix("<!--"), !line.contains("-->") {
                throw LessonError(.openComment, path: path, line: index + 1)
            } else {
                let content = Self.content(of: line)
                if case .heading(...3, _) = content { isFolded = false }
                if line.hasPrefix("<details") { isFolded = true }
                pieces.append(Piece(line: index + 1, content: content, isFolded: isFolded))
                if line.contains("</details>") { isFolded = false }
            }
        }
        if let fence {
            throw LessonError(.unclosedFence, path: path, line: fence.line)
        }
    }

    private static func content(of line: String) -> Content {
        let marks = line.prefix { $0 == "#" }
        guard !marks.isEmpty, line.dropFirst(marks.count).hasPrefix(" ") else {
            return .prose(line)
        }
        return .heading(level: marks.count, text: line.dropFirst(marks.count).trimmed)
    }
}

/// An open block: the backticks that began it, and the lines read so far.
private struct Fence {
    var ticks: String
    var info: [String]
    var line: Int
    var lines: [String] = []

    init?(_ text: String, at line: Int) {
        let ticks = text.prefix { $0 == "`" }
        guard ticks.count >= 3 else { return nil }
        self.ticks = String(ticks)
        self.info = text.dropFirst(ticks.count).split(separator: " ").map(String.init)
        self.line = line
    }

    func isClosed(by text: String) -> Bool {
        text.hasPrefix(ticks) && text.allSatisfy { $0 == "`" || $0 == " " }
    }

    var content: Markdown.Content {
        let use = info.count > 1 ? Markdown.Use(rawValue: info[1]) ?? .edit : .edit
        let path = info.first == "swift" ? nil : info.first { $0.contains("/") }
        return path.map { .file(path: $0, use: use, lines: lines) }
            ?? .block(language: info.first ?? "", use: use, lines: lines)
    }
}

struct Section {
    var line: Int
    var pieces: [Markdown.Piece]
}

extension Markdown {
    func section(_ title: String) -> Section? {
        let isTitle = pieces.firstIndex { $0.content == .heading(level: 2, text: title) }
        guard let start = isTitle else { return nil }
        let rest = pieces[(start + 1)...].prefix { piece in
            if case .heading(1...2, _) = piece.content { false } else { true }
        }
        return Section(line: pieces[start].line, pieces: Array(rest))
    }

    var proseLines: [(line: Int, text: String)] { pieces.proseLines }
}

extension [Markdown.Piece] {
    var proseLines: [(line: Int, text: String)] {
        compactMap { piece in
            if case .prose(let text) = piece.content { (piece.line, text) } else { nil }
        }
    }

    var text: String {
        map { piece in
            switch piece.content {
            case .heading(_, let text), .prose(let text): text
            case .block(_, _, let lines), .file(_, _, let lines): lines.joined(separator: "\n")
            }
        }
        .joined(separator: "\n")
    }

    var items: [(line: Int, title: String)] {
        var items: [(line: Int, title: String)] = []
        var isOpen = false
        for piece in self {
            guard case .prose(let text) = piece.content else { continue }
            if text.hasPrefix("- ") {
                items.append((piece.line, text.dropFirst(2).trimmed.withoutBox))
                isOpen = true
            } else if isOpen, text.hasPrefix(" "), !text.trimmed.isEmpty {
                items[items.count - 1].title += " " + text.trimmed
            } else {
                isOpen = false
            }
        }
        return items.map { ($0.line, $0.title.withoutTicks) }
    }
}

extension String {
    fileprivate var withoutBox: String {
        for box in ["[ ] ", "[x] "] where hasPrefix(box) { return dropFirst(box.count).trimmed }
        return self
    }

    fileprivate var withoutTicks: String {
        guard count > 2, hasPrefix("`"), hasSuffix("`"), quoted.count == 1 else { return self }
        return String(dropFirst().dropLast())
    }
}
