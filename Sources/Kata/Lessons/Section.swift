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

    var proseLines: [(line: Int, text: String)] {
        pieces.compactMap { piece in
            if case .prose(let text) = piece.content { (piece.line, text) } else { nil }
        }
    }

    func proseLines(outside tag: String) -> [(line: Int, text: String)] {
        var isInside = false
        return proseLines.filter { _, text in
            if text.hasPrefix("<\(tag)>") { isInside = true }
            defer { if text.hasPrefix("</\(tag)>") { isInside = false } }
            return !isInside
        }
    }
}

extension [Markdown.Piece] {
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
