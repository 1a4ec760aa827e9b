import Foundation

/// `kata pages`: the course in a browser.
struct Pages {
    struct Options: Equatable {
        var into: String?
        var archive: String?
        /// Where on its server the folder will be: `kata`, `courses/kata`.
        var base: String?
        var port: Int?
    }

    let world: World
    let options: Options

    func run() throws -> Int32 {
        world.terminal.showProgress("Making the pages …")
        let site = try CourseSite(of: world, base: options.base)
        world.terminal.endProgress()
        for place in [options.into, options.archive].compactMap(\.self) {
            let url = URL(fileURLWithPath: place)
            try site.copy(to: url)
            world.terminal.print("The pages are in \(world.name(of: url)).\n")
        }
        if let into = options.into {
            let folder = world.way(to: URL(fileURLWithPath: into))
            world.terminal.print(
                (options.base.map { "Put them on a web server, at /\($0)." }
                    ?? "Look at them: python3 -m http.server --directory \(folder)\n"
                    + "and open http://localhost:8000") + "\n")
        }
        return options.into == nil && options.archive == nil ? try serve(site) : 0
    }

    private func serve(_ site: CourseSite) throws -> Int32 {
        // Another port if it is taken.
        guard let server = PageServer(port: options.port ?? Self.port) ?? PageServer(port: 0) else {
            throw PagesError.noPort
        }
        let url = server.url.dropLast() + CourseSite.home
        world.terminal.print("The course in your browser: \(url)\nCtrl-C ends it.\n")
        _ = try? world.state.tellOfPages(at: server.url)
        if world.terminal.isInteractive { open(String(url)) }
        while true {
            let ready = waitForReading(server.descriptors, milliseconds: 250)
            server.serve(ready, at: Room.uptime()) { Self.answer($0, site, world) }
        }
    }

    /// What a browser is answered: pages, and where on them somebody is.
    static func answer(_ request: PageRequest, _ site: CourseSite, _ world: World) -> PageAnswer {
        let here = try? PlaceOnPages(of: world)
        switch request.path {
        case ["here"]:
            return PageAnswer(status: "303 See Other", location: here?.location ?? CourseSite.home)
        // NB: as a style sheet, a page of somebody else's could use it.
        case ["here.css"]: return PageAnswer(body: here?.style ?? "")
        default: return site.answer(request)
        }
    }

    private func open(_ url: String) {
        let program = ["/usr/bin/open", "/usr/bin/xdg-open"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let program else { return }
        Thread.detachNewThread {
            _ = try? Subprocess.run(program, [url], in: "/", seconds: 10, output: 1 << 16)
        }
    }

    private static let port = 7359
}

enum PagesError: HelpfulError, Equatable {
    case noDocc(String)
    case notMade(String)
    case notOurs(String)
    case noPort

    func text(_ kata: Invocation) -> String {
        switch self {
        case .noDocc(let folder):
            "error: this Swift has no docc, which makes the pages: there is none in \(folder)\n"
                + "  Take a toolchain from swift.org. The same stands in Chapters/, as Markdown."
        case .notMade(let output):
            "error: docc could not make the pages:\n\(output)"
        case .notOurs(let path):
            "error: \(path) is there and holds something else, which would be lost\n"
                + "  Name a new folder: \(kata("pages --into site"))"
        case .noPort:
            "error: no page can be served on this machine\n"
                + "  Look at the pages from a folder: \(kata("pages --into site"))"
        }
    }

    var exitCode: Int32 {
        switch self {
        case .notOurs: 64
        case .noDocc, .notMade, .noPort: 70
        }
    }
}
