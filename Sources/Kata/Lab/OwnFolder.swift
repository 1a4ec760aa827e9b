import Foundation

/// A folder that belongs to one process, which holds its lock as long as it lives: so that the next
/// one can tell what a process that was killed has left, and never takes what somebody works with.
enum OwnFolder {
    private static let lock = "lock"

    /// Makes one, and removes what dead processes have left beside it.
    static func make(in parent: URL, called prefix: String) throws -> URL {
        removeOrphans(in: parent, called: prefix)
        for _ in 1...10 {
            let folder = parent.appendingPathComponent(prefix + UUID().uuidString)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            } catch { throw LabError.cannotWrite(folder.path, reason: error.whyNotWritten) }
            let file = folder.appendingPathComponent(lock).path
            let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                let reason = errno == ENOSPC ? LabError.noSpace : String(cString: strerror(errno))
                try? FileManager.default.removeItem(at: folder)
                throw LabError.cannotWrite(file, reason: reason)
            }
            // NB: it stays open. Another process may have taken it for an orphan's a moment ago.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, access(file, F_OK) == 0 { return folder }
            close(descriptor)
        }
        throw LabError.cannotWrite(parent.path, reason: "somebody else removes what is made there")
    }

    private static func removeOrphans(in parent: URL, called prefix: String) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
        where name.hasPrefix(prefix)
            && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
        {
            let folder = parent.appendingPathComponent(name)
            let descriptor = open(
                folder.appendingPathComponent(lock).path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            #if !PLAIN
                // Compilers know it as the place of their temporary files.
                Leftovers.end(marked: folder.path, in: folder, holding: [])
            #endif
            try? files.removeItem(at: folder)
        }
    }
}
