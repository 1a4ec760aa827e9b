/// Where `docc` finds each page of the course, and each heading on it.
struct PageAddresses: Sendable {
    static let root = "TDDKata"

    /// What `docc` calls the headings of a page, by what a code-hosting site calls them.
    private var anchors: [String: [String: String]] = [:]

    /// - Parameter texts: the pages, by their paths.
    /// - Throws: `LessonError`, if a block is never closed.
    init(of texts: [String: String]) throws {
        for (path, text) in texts {
            let headings = try Markdown(text, path: path).pieces.compactMap(\.heading)
            anchors[path] = Dictionary(
                zip(try Page(text, path: path).anchors, headings.map(\.text.doccAnchor))
            ) { first, _ in first }
        }
    }

    static func name(of path: String) -> String {
        if path == "README.md" { return root }
        if path == "Chapters/README.md" { return "AllChapters" }
        let parts = path.split(separator: "/")
        return parts[0] == "Exercises"
            ? "Exercise-\(parts[parts.count - 2])" : String(path.fileName.dropLast(3))
    }

    /// Where a link leads that stands on the page at `path`; nil if `docc` has no such page.
    func target(of link: String, from path: String) -> String? {
        if link.contains("://") { return link }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? path : parts[0].resolved(from: path)
        guard let anchors = anchors[file] else { return nil }
        let anchor = parts.count > 1 ? anchors[parts[1]].map { "#" + $0 } : ""
        return anchor.map { "doc:" + Self.name(of: file) + $0 }
    }
}

extension Markdown.Piece {
    var heading: (level: Int, text: String)? {
        if case .heading(let level, let text) = content { (level, text) } else { nil }
    }
}

extension String {
    /// This heading without what `docc` would show as it is, or lose a link for: backticks, links,
    /// and signs that stand alone.
    var doccHeading: String {
        replacing("`", with: "").replacing(/\[([^\[\]]*)\]\([^()]*\)/) { $0.1 }
            .split(whereSeparator: \.isWhitespace)
            .filter { !$0.allSatisfy(\.isPunctuation) }.joined(separator: " ")
            .inColour
    }

    /// With signs that stay black and white where the page is dark, and are no letters that turn.
    var inColour: String {
        replacing(/[\u{26AA}\u{26AB}]\u{FE0F}?/) { "\($0.0.unicodeScalars.first!)\u{FE0F}" }
    }

    /// What `docc` calls this heading behind a `#`.
    var doccAnchor: String {
        doccHeading.filter { !$0.isPunctuation || $0 == "-" }.replacing(" ", with: "-")
    }

    /// The path from the course's folder that this one means in the file at `path`.
    func resolved(from path: String) -> String {
        let folder = path.split(separator: "/").dropLast()
        return split(separator: "/").reduce(into: Array(folder)) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                // One too many leads out of the course.
                parts.append(part)
            }
        }
        .joined(separator: "/")
    }
}
