import Foundation
import Synchronization

/// The folders of packages that were built before, so that an edit costs an edit.
final class PlainPackages: Sendable {
    private let folder: URL
    /// A lock for each kind of package: its folder holds one at a time.
    private let locks = Mutex<[[String]: NSLock]>([:])

    init(folder: URL) { self.folder = folder }

    /// Does `work` in a folder that holds this package, and nobody else's at the same time: what
    /// another program builds, it builds in a folder of its own.
    func with<Result>(_ package: PlainPackage, _ work: (URL) throws -> Result) throws -> Result {
        let lock = locks.withLock { locks in
            let lock = locks[package.kind] ?? NSLock()
            locks[package.kind] = lock
            return lock
        }
        return try lock.withLock {
            let (home, descriptor) = try taken("\(Digest(package.kind))")
            defer { if descriptor >= 0 { close(descriptor) } }
            try lay(package.files, in: home)
            return try work(home)
        }
    }

    /// The first folder of a name that no other program has taken; it is free again when the
    /// descriptor closes, or this program ends.
    private func taken(_ name: String) throws -> (URL, Int32) {
        var number = 1
        while true {
            let home = folder.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
            do {
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            } catch {
                throw LabError.cannotWrite(home.path, reason: error.whyNotWritten)
            }
            // Where folders cannot be locked, two programs at once are as rare as such places.
            let descriptor = open(home.path, O_RDONLY | O_CLOEXEC)
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK {
                return (home, descriptor)
            }
            close(descriptor)
            number += 1
        }
    }

    /// Writes what is new, and removes what is no longer there.
    ///
    /// NB: a file that stays as it is keeps its date, so that it is not compiled again.
    private func lay(_ files: [String: String], in home: URL) throws {
        let disk = FileManager.default
        let before = (try? disk.subpathsOfDirectory(atPath: home.path)) ?? []
        do {
            for path in before where !path.hasPrefix(".build") && files[path] == nil {
                let file = home.appendingPathComponent(path)
                var isFolder: ObjCBool = false
                _ = disk.fileExists(atPath: file.path, isDirectory: &isFolder)
                if !isFolder.boolValue { try disk.removeItem(at: file) }
            }
            for (path, text) in files {
                let file = home.appendingPathComponent(path)
                let data = Data(text.utf8)
                if disk.contents(atPath: file.path) == data { continue }
                try disk.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file, options: .atomic)
            }
        } catch {
            throw LabError.cannotWrite(home.path, reason: error.whyNotWritten)
        }
    }
}
