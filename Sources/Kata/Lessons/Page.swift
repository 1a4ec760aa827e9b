/// A Markdown file of the course: what it leads to, and what it tells a reader to type.
struct Page: Equatable, Sendable {
    struct Link: Equatable, Sendable {
        var text: String
        var target: String
        var line: Int
    }

    struct Command: Equatable, Sendable {
        var words: [String]
        var line: Int
    }

    /// A block that shows what the companion prints.
    struct Sample: Equatable, Sendable {
        /// The words behind `kata`.
        var words: [String]
        /// How many steps of its solution the exercise is after.
        var step: Int?
        var lines: [String]
        /// The line of the opening fence.
        var line: Int
    }

    var path: String
    var links: [Link] = []
    /// What a link to one of its headings has behind the `#`.
    var anchors: [String] = []
    var commands: [Command] = []
    var samples: [Sample] = []
    /// Its Swift as one file, each line where it stands on the page.
    var code: [String] = []

    /// - Throws: `LessonError`, if a block is never closed.
    init(_ text: String, path: String) throws {
        self.path = path
        var remark: String?
        for piece in try Markdown(text, path: path).pieces {
            let above = remark
            remark = nil
            switch piece.content {
            case .heading(_, let text):
                links += text.links(line: piece.line)
                add(anchor: text)
            case .prose(let text):
                links += text.links(line: piece.line)
                commands += text.quoted.map { Command(words: $0.words, line: piece.line) }
                remark = text.trimmed.isEmpty ? above : text
            case .block("sh", _, let lines):
                commands += Self.commands(in: lines, line: piece.line + 1)
            case .block("text", _, let lines):
                samples += [Sample(lines, line: piece.line, remark: above)].compactMap(\.self)
            case .block("swift", .edit, let lines):
                code += Array(repeating: "", count: piece.line - code.count) + lines
            case .block, .file: break
            }
        }
    }

    private mutating func add(anchor heading: String) {
        let anchor = heading.anchor
        let number = anchors.count { $0 == anchor || $0.isNumbered(anchor) }
        anchors.append(number == 0 ? anchor : "\(anchor)-\(number)")
    }

    // MARK: Commands

    private static func commands(in lines: [String], line: Int) -> [Command] {
        var commands: [Command] = []
        var open: (text: String, line: Int)?
        for (index, text) in lines.enumerated() {
            let whole = (open?.text ?? "") + text
            let start = open?.line ?? line + index
            if whole.hasSuffix("\\") {
                open = (String(whole.dropLast()) + " ", start)
            } else {
                commands += whole.commands.map { Command(words: $0, line: start) }
                open = nil
            }
        }
        return commands
    }
}

extension Page.Sample {
    /// Reads a block below a remark such as `<!-- kata check Filename, after step 3 of its solution -->`.
    fileprivate init?(_ lines: [String], line: Int, remark: String?) {
        let form = /<!-- kata ?(.*?)(?:, after step (\d+) of its solution)? -->/
        if let match = remark?.wholeMatch(of: form) {
            self.init(
                words: String(match.1).words, step: match.2.flatMap { Int($0) }, lines: lines,
                line: line)
        } else if lines.first?.hasPrefix("The TDD Kata") ?? false {
            self.init(words: [], step: nil, lines: lines, line: line)
        } else if let title = lines.first?.split(separator: " "), title.count > 2,
            title[1] == "·",
            Exercise.Kind(rawValue: title[2...].joined(separator: " ")) != nil
        {
            self.init(words: ["check", String(title[0])], step: nil, lines: lines, line: line)
        } else {
            return nil
        }
    }
}

extension String {
    /// Its inline links, such as `[text](target)`, outside of backticks.
    func links(line: Int) -> [Page.Link] {
        // Most lines hold no link, and a look at their bytes is quick.
        guard utf8.contains(UInt8(ascii: "]")), contains("](") else { return [] }
        let code = matches(of: /`[^`]*`/).map(\.range)
        return matches(of: /\[([^\[\]]*)\]\(([^()\s]*)\)/)
            .filter { link in !code.contains { $0.contains(link.range.lowerBound) } }
            .map { Page.Link(text: String($0.1), target: String($0.2), line: line) }
    }

    /// This heading as GitHub writes it behind a `#`: small letters, hyphens for spaces, no signs.
    fileprivate var anchor: String {
        let text = replacing(/\[([^\[\]]*)\]\([^()]*\)/) { $0.1 }.lowercased()
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.isPartOfWord || " -".unicodeScalars.contains($0) })
        )
        .replacing(" ", with: "-")
    }

    fileprivate func isNumbered(_ anchor: String) -> Bool {
        hasPrefix(anchor + "-") && Int(dropFirst(anchor.count + 1)) != nil
    }

    /// The commands in this line, without the remark behind them: `cd A && ls  # files`.
    fileprivate var commands: [[String]] {
        var commands: [[String]] = [[]]
        for word in words {
            if word.hasPrefix("#") { break }
            if ["&&", "||", ";", "|"].contains(word) {
                commands.append([])
            } else {
                commands[commands.count - 1].append(word)
            }
        }
        return commands.filter { !$0.isEmpty }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter, a mark, a digit or an underscore.
    fileprivate var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
            true
        default: false
        }
    }
}
