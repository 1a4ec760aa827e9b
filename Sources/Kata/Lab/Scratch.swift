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

    private static let live = Mutex(Live())

    /// Does `work` with a folder that goes when it is done.
    static func with<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = try make()
        defer { remove(folder) }
        return try work(folder)
    }

    /// A folder that goes when the program does.
    static func untilExit() throws -> URL { try make() }

    private static func make() throws -> URL {
        try live.withLock { live in
            if live.isClosed { throw LabError.cancelled }
            let temporary = FileManager.default.temporaryDirectory
            let home = try live.home ?? ownFolder(in: temporary, "kata-")
            if live.home == nil { live.folders[home] = Folder(home) }
            live.home = home
            live.number += 1
            let folder = home.appendingPathComponent("\(live.number)")
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            } catch {
                throw LabError.cannotWrite(folder.path, reason: error.whyNotWritten)
            }
            live.folders[folder] = Folder(folder)
            return folder
        }
    }

    /// A folder that goes when the program does, or when the next one begins.
    static func untilExit(in parent: URL, called prefix: String) throws -> URL {
        let folder = try ownFolder(in: parent, prefix)
        live.withLock { $0.folders[folder] = Folder(folder) }
        return folder
    }

    private static func ownFolder(in parent: URL, _ prefix: String) throws -> URL {
        _ = removeAllAtExit
        return try OwnFolder.make(in: parent, called: prefix)
    }

    /// Removes one that would otherwise go with the program.
    static func remove(_ folder: URL) {
        live.withLock { $0.folders[folder] }?.remove()
        live.withLock { $0.folders[folder] = nil }
    }

    private static let removeAllAtExit: Void = { _ = atexit { Scratch.removeAll() } }()

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
