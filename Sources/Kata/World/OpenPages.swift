import Foundation

/// Where the course's pages are served, as one program tells another.
extension State {
    private var openPages: URL { folder.appendingPathComponent("pages") }

    /// Where a browser is led to the step that comes next; nil while no pages are served.
    var hereOnPages: String? {
        // NB: who serves holds the file. A number of a process would soon be that of another one.
        let descriptor = open(openPages.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK,
            let url = try? Disk.text(openPages).trimmed, !url.isEmpty
        else { return nil }
        return url + "here"
    }

    /// Tells it to other programs, as long as this one runs.
    ///
    /// - Returns: a descriptor; when it is closed, no pages are served any more.
    /// - Throws: `KataError.cannotWrite`.
    @discardableResult
    func tellOfPages(at url: String) throws -> Int32 {
        try Disk.makeFolder(folder)
        try Disk.write(url + "\n", to: openPages)
        let descriptor = open(openPages.path, O_RDONLY | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
        return descriptor
    }
}
