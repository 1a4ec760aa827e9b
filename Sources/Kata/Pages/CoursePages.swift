/// The pages of the course as `docc` reads them: chapters, exercises, and what stands beside them.
struct CoursePages: Sendable {
    struct StepLink: Equatable, Sendable {
        var title: String
        /// What stands behind the `#`.
        var anchor: String
    }

    let catalogue: Catalogue
    let texts: [String: String]
    /// What each chapter does to the files, by the chapter's path.
    let moments: [String: [Moment]]
    /// Where `docc` has the stages' types, by their names: `ListPresenter/ListPresenter`.
    let symbols: [String: String]
    let stages: [String]
    /// Whether this `docc` can make new lines stand out.
    let highlights: Bool
    let addresses: PageAddresses

    func files() throws -> Tree {
        var tree = Tree()
        for (path, text) in texts {
            tree[PageAddresses.name(of: path) + ".md"] = try page(path, text).text
        }
        return tree
    }

    var steps: [String: [StepLink]] {
        Dictionary(
            uniqueKeysWithValues: catalogue.chapters.map { chapter in
                let links = Self.steps(in: texts[chapter.path, default: ""])
                return (PageAddresses.name(of: chapter.path), links)
            })
    }

    static func steps(in text: String) -> [StepLink] {
        text.lines.filter { $0.hasPrefix("### ") }.map { line in
            let title = String(line.dropFirst(4))
            return StepLink(
                title: title.replacing("`", with: "").inColour, anchor: title.doccAnchor)
        }
    }

    private func page(_ path: String, _ text: String) throws -> [String] {
        var pieces = try Markdown(text, path: path).pieces[...]
        let title = pieces.popFirst()?.heading?.text ?? path
        let edits = try ShownEdit.all(in: moments[path] ?? [])
        let head = ["# " + title.replacing("`", with: ""), ""] + head(path) + [""]
        let body = PageText(Array(pieces), path: path, in: self, edits: edits).lines
        return try head + body + end(path)
    }

    private func head(_ path: String) -> [String] {
        let options = ["", "@Options {", "    @AutomaticSeeAlso(disabled)", "}"]
        let kind =
            if path == "README.md" { "@TechnologyRoot" } else if moments[path] != nil {
                "@TitleHeading(\"Chapter\")"
            } else if path.hasPrefix("Exercises/") { "@TitleHeading(\"Exercise\")" } else {
                "@TitleHeading(\"Beside the chapters\")"
            }
        return ["@Metadata {", "    " + kind, "}"] + options
    }

    /// What stands below a page: questions and ways to go on, and in the side bar below its title.
    private func end(_ path: String) throws -> [String] {
        if path == "README.md" { return contents }
        guard let index = catalogue.chapters.firstIndex(where: { $0.path == path }) else {
            return []
        }
        let chapter = catalogue.chapters[index]
        let next = catalogue.chapters.dropFirst(index + 1).first
        let previous = index > 0 ? catalogue.chapters[index - 1] : nil
        let ways = [("Previous", previous), ("Next", next)].compactMap { word, chapter in
            chapter.map { "\(word): <doc:\(PageAddresses.name(of: $0.path))>" }
        }
        let exercises = chapter.exercises.map { "\($0)README.md" }
        return try questions(chapter.number) + ["", "---", "", ways.joined(separator: " · "), ""]
            + topics([("Exercises", exercises.map(Self.item))])
    }

    private func questions(_ chapter: Int) throws -> [String] {
        let path = "Chapters/Questions.md"
        guard let text = texts[path] else { return [] }
        let page = try Markdown(text, path: path)
        let titles = page.pieces.compactMap(\.heading).filter { $0.level == 2 }.map(\.text)
        guard let title = titles.first(where: { $0.hasPrefix("\(chapter) ·") }),
            let section = page.section(title)
        else { return [] }
        return ["", "## Three questions"] + PageText(section.pieces, path: path, in: self).lines
    }

    private var contents: [String] {
        let chapters = catalogue.chapters.map(\.path)
        let others = texts.keys.filter { $0.hasPrefix("Chapters/") && !chapters.contains($0) }
        return [""]
            + topics([
                ("Chapters", chapters.map(Self.item)),
                ("Beside the chapters", others.sorted().map(Self.item)),
                ("Stages", stages.map { "- ``/\($0)``" }),
            ])
    }

    private func topics(_ groups: [(title: String, items: [String])]) -> [String] {
        let groups = groups.filter { !$0.items.isEmpty }
        return groups.isEmpty
            ? [] : ["## Topics"] + groups.flatMap { ["", "### " + $0.title, ""] + $0.items }
    }

    private static func item(_ path: String) -> String { "- <doc:\(PageAddresses.name(of: path))>" }
}
