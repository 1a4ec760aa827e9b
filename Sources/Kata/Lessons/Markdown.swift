/// The parts of a Markdown file that carry meaning here: headings, fenced blocks, lines of prose.
struct Markdown: Equatable, Sendable {
    /// A piece of the file and the line, counted from 1, on which it begins.
    struct Piece: Equatable, Sendable {
        var line: Int
        var content: Content
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
    /// - Throws: `LessonError` with the opening line, if a fence is never closed.
    init(_ text: String, path: String) throws {
        var fence: Fence?
        for (index, line) in text.lines.enumerated() {
            if var open = fence {
                if open.isClosed(by: line) {
                    pieces.append(open.piece)
                    fence = nil
                } else {
                    open.lines.append(line)
                    fence = open
                }
            } else if let opened = Fence(line, at: index + 1) {
                fence = opened
            } else {
                pieces.append(Piece(line: index + 1, content: Self.content(of: line)))
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

    var piece: Markdown.Piece {
        let use = info.count > 1 ? Markdown.Use(rawValue: info[1]) ?? .edit : .edit
        let path = info.first == "swift" ? nil : info.first { $0.contains("/") }
        return Markdown.Piece(
            line: line,
            content: path.map { .file(path: $0, use: use, lines: lines) }
                ?? .block(language: info.first ?? "", use: use, lines: lines))
    }
}
