/// A piece of a page that is written for browsers and as Markdown.
enum PagePiece {
    case title(String)
    case heading(String)
    case text(String)
    case soft(String)
    case next(String, String)
    case list([String])
    case code(String)
    case comment(String)
    case squares(Grade)

    var html: HTML {
        switch self {
        case .title(let text): .element("h1", [:], text)
        case .heading(let text): .element("h2", [:], text)
        case .text(let text): .element("p", [:], text)
        case .soft(let text): .element("p", ["class": "soft"], text)
        case .next(let title, let text):
            .element("p", ["class": "next"], [.element("b", [:], title), .text(text)])
        case .list(let items): .element("ul", [:], items.map { .element("li", [:], $0) })
        case .code(let text): .element("p", [:], [.element("code", [:], text)])
        case .comment(let text):
            .element("blockquote", [:], text.lines.map { .element("p", [:], $0) })
        case .squares(let grade):
            .element(
                "table", ["class": "squares"],
                [.element("tr", [:], grade.heads.map { .element("th", ["scope": "col"], $0) })]
                    + grade.rows.map { title, cells in
                        .element(
                            "tr", [:],
                            [.element("th", ["scope": "row"], title)]
                                + cells.map { .element("td", ["class": $0.kind], $0.words) })
                    })
        }
    }

    var markdown: String {
        switch self {
        case .title(let text): "# " + text.asMarkdown
        case .heading(let text): "## " + text.asMarkdown
        case .text(let text), .soft(let text): text.asMarkdown
        case .next(let title, let text): "**\(title.trimmed)** " + text.asMarkdown
        case .list(let items): items.map { "- " + $0.asMarkdown }.joined(separator: "\n")
        case .code(let text): "    " + text.printable
        // The teacher's own Markdown.
        case .comment(let text): text.lines.map { "> " + $0 }.joined(separator: "\n")
        case .squares(let grade):
            ([grade.heads, grade.heads.map { _ in "---" }]
                + grade.rows.map { [$0] + $1.map(\.words) })
                .map { "| " + $0.map(\.inTable).joined(separator: " | ") + " |" }
                .joined(separator: "\n")
        }
    }
}

extension Grade {
    fileprivate var heads: [String] {
        ["", "your code", "our solution"] + (faults.isEmpty ? [] : ["faulty versions"])
    }

    /// The squares in their places: whose tests, and what they say of each code.
    fileprivate var rows: [(title: String, cells: [(words: String, kind: String)])] {
        let noticed = noticed == faults.count ? "done" : "failing"
        return [
            (
                "your tests",
                [cell(yourTestsOnYourCode), cell(yourTestsOnOurCode)]
                    + (faults.isEmpty ? [] : [("\(sights) noticed", noticed)])
            ),
            (
                "our tests",
                [cell(ourTestsOnYourCode), ("", "")] + (faults.isEmpty ? [] : [("", "")])
            ),
        ]
    }

    private func cell(_ square: Square?) -> (words: String, kind: String) {
        guard let square else { return ("not judged", "missing") }
        return (square.words, square.verdict == Verdict.green.name ? "done" : "failing")
    }
}

extension String {
    /// As text of Markdown, with nothing that would be taken for anything else.
    fileprivate var asMarkdown: String {
        let marks = Set("\\`*_{}[]<>#|!&~")
        let text = printable.map { marks.contains($0) ? "\\\($0)" : String($0) }.joined()
        return text.hasPrefix("-") || text.hasPrefix("+") || text.hasPrefix("=")
            ? "\\" + text : text
    }

    /// In a cell of a table: dashes of its own line stay.
    fileprivate var inTable: String { self == "---" ? self : asMarkdown }
}
