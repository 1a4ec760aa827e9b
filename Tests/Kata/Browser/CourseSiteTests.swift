import Foundation
import Testing

@testable import kata

/// The real course, made by the toolchain's `docc` once for all of these.
struct CourseSiteTests {
    private static let cache = Workbench.folder.appendingPathComponent("pages")
    private static let site = Result {
        let project = try Project.containing(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let world = World(
            project: project, state: State(folder: cache), cache: cache,
            terminal: Terminal(isInteractive: false, hasColour: false, write: { _ in }),
            now: { Date() })
        return try CourseSite(of: world.equipped { Workbench.lab })
    }

    private let site: CourseSite
    private let folder: TemporaryFolder

    init() throws {
        site = try Self.site.get()
        folder = try TemporaryFolder()
    }

    /// Where each page and each heading is.
    private func addresses() throws -> Set<String> {
        try pages().reduce(into: []) { found, page in
            found.insert(page.path)
            found.formUnion(values(of: "anchor", in: page.json).map { page.path + "#" + $0 })
        }
    }

    private func pages() throws -> [(path: String, json: Any)] {
        let data = site.folder.appendingPathComponent("data")
        let paths = FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }
        return try (paths ?? []).filter { $0.hasSuffix(".json") }.map { path in
            let file = try Data(contentsOf: data.appendingPathComponent(path))
            return ("/" + path.dropLast(5), try JSONSerialization.jsonObject(with: file))
        }
    }

    /// The texts of all fields of that name, however deep.
    private func values(of name: String, in node: Any) -> [String] {
        if let nodes = node as? [Any] { return nodes.flatMap { values(of: name, in: $0) } }
        guard let fields = node as? [String: Any] else { return [] }
        return ((fields[name] as? String).map { [$0] } ?? [])
            + fields.values.flatMap { values(of: name, in: $0) }
    }

    @Test func `every link leads somewhere`() throws {
        #expect(site.warnings == [])
        let known = try addresses()
        var count = 0
        for page in try pages() {
            let links = Set(values(of: "url", in: page.json)).filter { $0.hasPrefix("/") }
            count += links.count
            #expect(links.subtracting(known) == [], "on \(page.path)")
        }
        #expect(count > 1000)
    }

    @Test func `a type in a sentence is a link to what its stage says of it`() throws {
        let page = try #require(try pages().first { $0.path.hasSuffix("-listpresenter") })

        let links = values(of: "url", in: page.json)
        #expect(links.contains("/documentation/tododoubles/recyclinglistview"))
    }

    @Test func `every step of every chapter is in the side bar, and on its page`() throws {
        let known = try addresses()
        let index = try JSONSerialization.jsonObject(
            with: Data(contentsOf: site.folder.appendingPathComponent("index/index.json")))
        let links = values(of: "path", in: index).filter { $0.contains("#") }

        #expect(Set(links).subtracting(known) == [])
        #expect(values(of: "title", in: index).contains("🔴 2.1 · Red: there is no register yet"))
        #expect(links.count > 500)
    }

    // MARK: Served, copied

    @Test(arguments: [
        ("documentation/tddkata/02-cashregister", "text/html"),
        ("data/documentation/tddkata/02-cashregister.json", "application/json"),
        ("favicon.ico?x", "image/x-icon"),
        ("theme-settings.json", "application/json"),
        ("data/documentation/store/todoitemstore/init%28file:%29.json", nil),
    ])
    func `a browser gets what it asks for`(_ path: String, _ type: String?) {
        let answer = site.answer(request(path))

        #expect(answer.status == (type == nil ? "404 Not Found" : "200 OK"))
        if let type { #expect(answer.type == type) }
        #expect(answer.content.isEmpty == (type == nil))
    }

    @Test(arguments: ["../warnings", "%2e%2e/warnings", "documentation/../../warnings", "none"])
    func `nothing else is served`(_ path: String) {
        #expect(site.answer(request(path)).status == "404 Not Found")
    }

    @Test func `a page that is served asks where somebody is; one in a folder does not`() throws {
        let page = String(
            decoding: site.answer(request("documentation/tddkata")).content, as: UTF8.self)
        let file = site.folder.appendingPathComponent("documentation/tddkata/index.html")

        #expect(page.contains(PlaceOnPages.script + "</head>"))
        #expect(!(try Disk.text(file)).contains("here.css"))
    }

    @Test func `a browser is led to the next step, and told which it is`() throws {
        let course = try SampleCourse()
        #expect(Pages.answer(request("here"), site, course.world).location == CourseSite.home)
        #expect(Pages.answer(request("here.css"), site, course.world).content.isEmpty)

        try course.perform("follow", "1.1")

        let answer = Pages.answer(request("here"), site, course.world)
        #expect(answer.status == "303 See Other")
        #expect(answer.location?.contains("/01-leap#") == true)
        let style = Pages.answer(request("here.css"), site, course.world)
        #expect(style.type == "text/plain")
        #expect(String(decoding: style.content, as: UTF8.self).contains("12-Green-it-is"))
    }

    @Test func `the bare address leads to the first page`() {
        #expect(site.answer(request("")).location == "/documentation/tddkata")
    }

    private func request(_ path: String) -> PageRequest {
        PageRequest(
            method: "GET",
            path: path.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
            host: "localhost", body: "")
    }

    @Test func `a folder with something else in it is left alone`() throws {
        try folder.write("mine", to: "other/notes.txt")

        #expect(throws: PagesError.notOurs(folder.url("other").path)) {
            try site.copy(to: folder.url("other"))
        }
        #expect(try folder.files(in: "") == ["other/notes.txt": "mine"])
    }

    @Test func `new pages take the place of old ones, and of nothing else`() throws {
        try folder.write("ref: refs/heads/pages", to: "site/.git/HEAD")
        try site.copy(to: folder.url("site"))
        try folder.write("mine", to: "site/notes.txt")
        try folder.write("mine", to: "site/documentation/notes.txt")
        try folder.write("a page of last year", to: "site/documentation/old/index.html")
        let list = try Disk.text(folder.url("site/" + CourseSite.list))
        try folder.write(list + "documentation/old/index.html\n", to: "site/" + CourseSite.list)
        try FileManager.default.removeItem(at: folder.url("site/favicon.ico"))

        try site.copy(to: folder.url("site"))

        let files = try folder.files(in: "site")
        #expect(files["notes.txt"] == "mine")
        #expect(files["documentation/notes.txt"] == "mine")
        #expect(files[".git/HEAD"] == "ref: refs/heads/pages")
        #expect(!Disk.isThere(folder.url("site/documentation/old")))
        #expect(Disk.isFile(folder.url("site/favicon.ico")))
    }

    @Test func `a file of somebody's where a page would be is named, and stays`() throws {
        try site.copy(to: folder.url("site"))
        try folder.write("mine", to: "site/metadata.json")
        let list = try Disk.text(folder.url("site/" + CourseSite.list)).lines
        try folder.write(
            list.filter { $0 != "metadata.json" }.text, to: "site/" + CourseSite.list)

        #expect(throws: PagesError.notOurs(folder.url("site/metadata.json").path)) {
            try site.copy(to: folder.url("site"))
        }
        #expect(try Disk.text(folder.url("site/metadata.json")) == "mine")
    }

    @Test func `a copy that was killed can be begun again`() throws {
        try folder.write("half", to: "site/.pages/index.html")
        try folder.write("index.html\nfavicon.ico\n", to: "site/" + CourseSite.list)
        try folder.write("half", to: "site/favicon.ico")

        try site.copy(to: folder.url("site"))

        #expect(try Disk.text(folder.url("site/metadata.json")).contains(Docc.identifier))
        #expect(try folder.files(in: "site")["favicon.ico"] != "half")
        #expect(!Disk.isThere(folder.url("site/.pages")))
    }

    @Test func `a place below a file is named, with what is wrong with it`() throws {
        try folder.write("mine", to: "notes")

        let error = #expect(throws: KataError.self) {
            try site.copy(to: folder.url("notes/site"))
        }

        let text = error?.text(.launcher) ?? ""
        #expect(text.contains("\(folder.url("notes").path)"), "\(text)")
        #expect(!text.contains("KataError"), "\(text)")
        #expect(try folder.files(in: "") == ["notes": "mine"])
    }

    @Test func `pages in a folder open at its top, and say how to look at them`() throws {
        try site.copy(to: folder.url("site"))

        let first = try Disk.text(folder.url("site/index.html"))
        #expect(first.contains(#"location.replace("documentation/tddkata")"#))
        #expect(first.contains("python3 -m http.server"))
    }

    @Test func `without docc a sentence says so`() throws {
        let toolchain = Toolchain(
            bin: folder.url("bin").path, resources: "", triple: "", version: "")

        #expect(throws: PagesError.noDocc(folder.url("bin").path)) { try Docc(in: toolchain) }
        #expect(
            PagesError.noDocc("/bin").text(.swiftRun).hasPrefix("error: this Swift has no docc"))
    }
}
