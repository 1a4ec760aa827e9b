import Foundation

/// Where a learner's state and the cache are.
struct Storage: Equatable {
    var state: URL
    var cache: URL
    /// What is to be said of it, if they are not in the course.
    var note: String?

    /// - Parameter state: where the state is wanted; nil for the course's folder `.kata`, or for
    ///   the first of the spare folders if nothing can be written there.
    /// - Parameter cache: where the cache is wanted; nil for the folder `cache` in that place.
    init(
        in course: URL, state: URL? = nil, cache: URL? = nil, spare: [URL]? = nil,
        canWrite: (URL) -> Bool = Disk.canWrite
    ) {
        let home = course.appendingPathComponent(".kata")
        let folder =
            canWrite(home)
            ? home
            : (spare ?? Self.spare(for: course)).first { canWrite($0) && Disk.isOurs($0) } ?? home
        self.state = state ?? folder
        self.cache = cache ?? folder.appendingPathComponent("cache")
        if folder != home, state == nil {
            note =
                "Nothing can be written in \(course.path), so your progress is kept in \(folder.path)"
        }
    }

    /// A folder for the course below the user's caches, or below those of everybody.
    private static func spare(for course: URL) -> [URL] {
        let name = course.path.split(separator: "/").joined(separator: "-")
        let manager = FileManager.default
        let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask)
        return caches.map { $0.appendingPathComponent("kata/" + name) }
            + [manager.temporaryDirectory.appendingPathComponent("kata-\(getuid())-\(name)")]
    }
}

extension Disk {
    /// Whether a folder that others could have laid there is none of theirs, nor a link.
    fileprivate static func isOurs(_ url: URL) -> Bool {
        guard let traits = try? FileManager.default.attributesOfItem(atPath: url.path) else {
            return true
        }
        return isFolder(url) && (traits[.ownerAccountID] as? NSNumber)?.uint32Value == getuid()
    }

    /// Whether a folder can be made or written at `url`.
    static func canWrite(_ url: URL) -> Bool {
        var folder = url.standardizedFileURL
        while !exists(folder), folder.path != "/" { folder.deleteLastPathComponent() }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
            && isFolder.boolValue && FileManager.default.isWritableFile(atPath: folder.path)
    }
}
