import Foundation

/// Where the course's pages are served, as one program tells another.
extension State {
    private var openPages: URL { folder.appendingPathComponent("pages") }

    /// Where a browser is led to the step that comes next; nil while no pages are served.
    var hereOnPages: String? {
        let words = (try? Disk.text(openPages))?.split(whereSeparator: \.isWhitespace) ?? []
        guard words.count == 2, let process = Int32(words[0]), kill(process, 0) == 0 else {
            return nil
        }
        return words[1] + "here"
    }

    /// Tells it to other programs, as long as this one runs.
    ///
    /// - Throws: `KataError.cannotWrite`.
    func tellOfPages(at url: String, by process: Int32 = getpid()) throws {
        try Disk.makeFolder(folder)
        try Disk.write("\(process) \(url)\n", to: openPages)
    }
}
