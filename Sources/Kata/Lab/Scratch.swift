import Foundation
import Synchronization

/// Folders for what is needed only as long as something runs.
///
/// All that there are in the program are known here, as a signal ends the whole of it.
enum Scratch {
    private struct Live {
        /// The folder in which all of them are.
        var home: URL?
        var number = 0
        var folders: [URL: Folder] = [:]
        var isClosed = false
    }

    /// One that a run and a signal may remove at once: both come back when it is gone.
    private final class Folder: Sendable {
        private let url: Mutex<URL>

        init(_ url: URL) { self.url = Mutex(url) }

        /// Removes it; what has been killed may write a last time while that is done.
        func remove() {
            let deadline = ContinuousClock.now + .seconds(1)
            url.withLock { url in
                repeat {
                    try? FileManager.default.removeItem(at: url)
                } while FileManager.default.fileExists(atPath: url.path)
                    && ContinuousClock.now < deadline
            }
        }
    }

    private static let live: Mutex<Live> = {
        _ = atexit { Scratch.removeAll() }
        return Mutex(Live())
    }()

    /// Does `work` with a folder that goes when it is done.
    static func with<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = try untilExit()
        defer { remove(folder) }
        return try work(folder)
    }

    /// A folder that goes when the program does.
    static func untilExit() throws -> URL {
        try live.withLock { live in
            if live.isClosed { throw LabError.cancelled }
            let temporary = FileManager.default.temporaryDirectory
            let home = try live.home ?? OwnFolder.make(in: temporary, called: "kata-")
            if live.home == nil { live.folders[home] = Folder(home) }
            live.home = home
            live.number += 1
            let folder = home.appendingPathComponent("\(live.number)")
            try folder.makeFolder()
            live.folders[folder] = Folder(folder)
            return folder
        }
    }

    /// A folder that goes when the program does, or when the next one begins.
    static func untilExit(in parent: URL, called prefix: String) throws -> URL {
        let folder = try OwnFolder.make(in: parent, called: prefix)
        live.withLock { $0.folders[folder] = Folder(folder) }
        return folder
    }

    /// Removes one that would otherwise go with the program.
    static func remove(_ folder: URL) {
        live.withLock { $0.folders[folder] }?.remove()
        live.withLock { $0.folders[folder] = nil }
    }

    /// Does `work` with an environment whose temporary files go into a folder of their own.
    ///
    /// NB: the driver leaves an empty folder behind each time it is asked something.
    static func withEnvironment<Result>(_ work: ([String: String]) throws -> Result) throws
        -> Result
    {
        try with { folder in
            try work(ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 })
        }
    }

    /// Removes all that there are, and makes no more; for a program that is about to exit.
    static func removeAll() {
        let folders = live.withLock { live in
            live.isClosed = true
            return live.folders.values
        }
        for folder in folders { folder.remove() }
    }
}

/// A folder that belongs to one process, which holds its lock as long as it lives: so that the next
/// one can tell what a process that was killed has left, and never takes what somebody works with.
enum OwnFolder {
    private static let lock = "lock"

    /// Makes one, and removes what dead processes have left beside it.
    static func make(in parent: URL, called prefix: String) throws -> URL {
        removeOrphans(in: parent, called: prefix)
        for _ in 1...10 {
            let folder = parent.appendingPathComponent(prefix + UUID().uuidString)
            try folder.makeFolder()
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

/// A file that is open as long as somebody holds this.
final class Descriptor {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// A folder that no other program has taken, until this one lets it go or ends; nil if one has.
    ///
    /// Where folders cannot be locked, two programs at once are as rare as such places.
    static func taking(_ folder: URL) -> Descriptor? {
        let file = Descriptor(open(folder.path, O_RDONLY | O_CLOEXEC))
        return flock(file.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK ? file : nil
    }
}

extension URL {
    /// Makes a folder here, with those around it.
    ///
    /// - Throws: `LabError.cannotWrite`.
    func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
        } catch { throw LabError.cannotWrite(path, reason: error.whyNotWritten) }
    }

    /// Whether it leads to a folder.
    var leadsToFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}

extension String {
    /// Writes it to a file at `path` in `folder`, in folders that are made if needed.
    func write(toFile path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(utf8).write(to: file)
        } catch {
            throw LabError.cannotWrite(file.path, reason: error.whyNotWritten)
        }
    }
}
