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
                catalogue: world.project.catalogue(), texts: texts,
                moments: world.project.moments(), symbols: StageSymbols.types(in: symbols.folder),
                stages: stages.modules.map(\.name), highlights: docc.highlights,
                addresses: PageAddresses(of: texts))
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

    /// Copies the site. What an earlier copy wrote goes, and nothing else.
    ///
    /// The new pages are whole, beside their place, before the first is moved there.
    ///
    /// - Throws: `PagesError.notOurs`.
    func copy(to place: URL) throws {
        let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
            Disk.isFile(folder.appendingPathComponent($0))
        }
        let old = try written(in: place, or: paths)
        let foreign = paths.first {
            !old.contains($0) && Disk.isThere(place.appendingPathComponent($0))
        }
        if let foreign { throw PagesError.notOurs(place.appendingPathComponent(foreign).path) }
        let list = place.appendingPathComponent(Self.list)
        try Disk.write(old.union(paths).sorted().text, to: list)
        try put(paths, into: place)
        try Self.remove(old.subtracting(paths), below: place)
        try Disk.write(paths.text, to: list)
    }

    private func put(_ paths: [String], into place: URL) throws {
        let disk = FileManager.default
        let draft = place.appendingPathComponent(".pages")
        if Disk.isThere(draft) { try disk.removeItem(at: draft) }
        try disk.copyItem(at: folder, to: draft)
        try Disk.write(Self.entrance, to: draft.appendingPathComponent("index.html"))
        for path in paths {
            let page = place.appendingPathComponent(path)
            try Disk.makeFolder(page.deletingLastPathComponent())
            guard rename(draft.appendingPathComponent(path).path, page.path) == 0 else {
                throw KataError.cannotWrite(page.path, reason: String(cString: strerror(errno)))
            }
        }
        try disk.removeItem(at: draft)
    }

    /// Removes pages, and the folders that are empty without them.
    private static func remove(_ paths: Set<String>, below place: URL) throws {
        for path in paths where Disk.isFile(place.appendingPathComponent(path)) {
            var url = place.appendingPathComponent(path)
            try FileManager.default.removeItem(at: url)
            repeat { url.deleteLastPathComponent() } while url != place && rmdir(url.path) == 0
        }
    }

    /// The paths of what an earlier copy wrote into `place`; `paths`, where it kept no list.
    private func written(in place: URL, or paths: [String]) throws -> Set<String> {
        guard Disk.isThere(place) else { return [] }
        if let list = try? Disk.text(place.appendingPathComponent(Self.list)) {
            return Set(list.lines.filter { !$0.split(separator: "/").contains("..") })
        }
        let mark = try? Disk.text(place.appendingPathComponent("metadata.json"))
        if mark?.contains(Docc.identifier) ?? false { return Set(paths) }
        let isEmpty = Disk.isFolder(place) && Disk.names(in: place).allSatisfy { $0.hasPrefix(".") }
        guard isEmpty else { throw PagesError.notOurs(place.path) }
        return []
    }

    static let list = ".kata-pages"

    /// The page at the top of a copied site, which leads to the first one.
    private static let entrance = """
        <!doctype html><meta charset="utf-8"><title>The TDD Kata</title>
        <p>These pages need a web server. In this folder, type <code>python3 -m http.server</code>,
        and open <a href="http://localhost:8000">localhost:8000</a>.</p>
        <script>if (location.protocol != "file:") location.replace("documentation/tddkata")</script>

        """

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
    fileprivate func pageTexts() throws -> [String: String] {
        let paths =
            try ["README.md"] + pagesOfChapters() + catalogue().exercises.map { $0 + "README.md" }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text($0)) })
    }

    /// What each chapter does to the files, by the chapters' paths.
    fileprivate func moments() throws -> [String: [Moment]] {
        let replays = try replays().map { try $0.get() }
        return Dictionary(uniqueKeysWithValues: replays.map { ($0.chapter.path, $0.moments) })
    }
}
