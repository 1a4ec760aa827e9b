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
