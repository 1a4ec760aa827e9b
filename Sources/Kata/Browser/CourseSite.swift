import Foundation

/// The course's pages as a site, made once for all that they are made from.
struct CourseSite {
    let folder: URL
    /// What `docc` warned of when they were made.
    let warnings: [String]

    /// - Parameter base: where it will be on a web server; nil for the top of its address.
    init(of world: World, base: String? = nil) throws {
        let toolchain = try world.lab().toolchain
        let docc = try Docc(in: toolchain)
        let cache = Cache(folder: world.cache)
        let stages = StageSymbols(try world.project.stages())
        let names = [toolchain.version, Platform.version(of: Platform.program) ?? ""]
        let texts = try world.project.pageTexts()
        let key = Digest(["pages", base ?? ""] + names + stages.files.parts + Tree(texts).parts)
        let entry = try cache.entry(key) { entry in
            let symbols = try cache.entry(Digest(["symbols"] + names + stages.files.parts)) {
                try stages.write(into: $0, by: toolchain)
            }
            let pages = try CoursePages(
                of: world.project, texts: texts,
                symbols: StageSymbols.types(in: symbols.folder),
                stages: stages.modules.map(\.name), highlights: docc.highlights)
            try Scratch.with { scratch in
                let catalogue = scratch.appendingPathComponent(PageAddresses.root + ".docc")
                try Disk.write(pages.files(), below: catalogue)
                try Disk.write(
                    Docc.theme, to: catalogue.appendingPathComponent("theme-settings.json"))
                let site = entry.appendingPathComponent("site")
                let warnings = try docc.convert(
                    catalogue, symbols: symbols.folder, base: base, into: site)
                try Self.add(pages.steps, to: site.appendingPathComponent("index/index.json"))
                try Disk.write(warnings.text, to: entry.appendingPathComponent("warnings"))
            }
        }
        folder = entry.folder.appendingPathComponent("site")
        warnings = try Disk.text(entry.folder.appendingPathComponent("warnings")).lines
    }

    /// Puts each chapter's steps into the side bar, below the chapter.
    private static func add(_ steps: [String: [CoursePages.StepLink]], to index: URL) throws {
        let data = Data(try Disk.text(index).utf8)
        let before = try JSONSerialization.jsonObject(with: data)
        let after = add(steps.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value }, to: before)
        try JSONSerialization.data(withJSONObject: after).write(to: index)
    }

    private static func add(_ steps: [String: [CoursePages.StepLink]], to node: Any) -> Any {
        if let nodes = node as? [Any] { return nodes.map { add(steps, to: $0) } }
        guard var fields = node as? [String: Any] else { return node }
        fields = fields.mapValues { add(steps, to: $0) }
        guard let path = fields["path"] as? String, let links = steps[path.fileName] else {
            return fields
        }
        let own = links.map { link -> Any in
            let anchor = link.anchor.addingPercentEncoding(
                withAllowedCharacters: .urlFragmentAllowed)
            return ["type": "article", "title": link.title, "path": "\(path)#\(anchor ?? "")"]
        }
        fields["children"] = own + (fields["children"] as? [Any] ?? [])
        return fields
    }

    /// Copies the site; what was there before goes only if it was such a site, too.
    ///
    /// - Throws: `PagesError.notOurs`.
    func copy(to place: URL) throws {
        if Disk.isThere(place), !(Disk.isFolder(place) && Disk.names(in: place).isEmpty) {
            let mark = try? Disk.text(place.appendingPathComponent("metadata.json"))
            guard mark?.contains(Docc.identifier) ?? false else {
                throw PagesError.notOurs(place.path)
            }
        }
        do {
            try Disk.makeFolder(place.deletingLastPathComponent())
            if Disk.isThere(place) { try FileManager.default.removeItem(at: place) }
            try FileManager.default.copyItem(at: folder, to: place)
        } catch { throw KataError.cannotWrite(place.path, reason: error.whyNotWritten) }
    }

    /// What a browser is answered.
    func answer(_ request: PageRequest) -> PageAnswer {
        let address = "/" + request.path.joined(separator: "/").prefix { $0 != "?" }
        if address == "/" { return PageAnswer(status: "303 See Other", location: Self.home) }
        let path = address.removingPercentEncoding ?? address
        let file = folder.appendingPathComponent(path)
        let page = Disk.isFolder(file) ? file.appendingPathComponent("index.html") : file
        guard request.method == "GET", !path.split(separator: "/").contains(".."),
            let data = FileManager.default.contents(atPath: page.path)
        else { return PageAnswer(status: "404 Not Found") }
        if page.pathExtension == "html" {
            let text = String(decoding: data, as: UTF8.self)
            let marked = text.replacing(
                "</head>", with: PlaceOnPages.script + "</head>", maxReplacements: 1)
            return PageAnswer(type: "text/html", body: marked)
        }
        return PageAnswer(
            type: Self.types[page.pathExtension] ?? "application/octet-stream",
            content: Array(data))
    }

    static let home = "/documentation/" + PageAddresses.root.lowercased()

    private static let types = [
        "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml",
        "json": "application/json", "ico": "image/x-icon", "jpg": "image/jpeg", "png": "image/png",
    ]
}

extension Project {
    /// The pages of the course by their paths.
    fileprivate func pageTexts() throws -> [String: String] {
        let beside = Disk.names(in: url("Chapters")).filter { $0.hasSuffix(".md") }
        let paths =
            ["README.md"] + beside.map { "Chapters/" + $0 }
            + (try catalogue().exercises.map { $0 + "README.md" })
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text($0)) })
    }
}

extension CoursePages {
    /// The pages of the course in its folder, each chapter replayed on what those before it left.
    fileprivate init(
        of project: Project, texts: [String: String], symbols: [String: String],
        stages: [String], highlights: Bool
    ) throws {
        let catalogue = try project.catalogue()
        var moments: [String: [Moment]] = [:]
        var tree = Tree()
        for chapter in catalogue.chapters {
            let replay = try project.lesson(chapter)
                .replay(from: tree.merging(project.given(chapter)))
            moments[chapter.path] = replay
            tree = replay.last?.after ?? tree
        }
        try self.init(
            catalogue, texts: texts, moments: moments, symbols: symbols, stages: stages,
            highlights: highlights)
    }
}

extension Tree {
    /// Their paths and texts, for a digest.
    fileprivate var parts: [String] { paths.flatMap { [$0, files[$0] ?? ""] } }
}
