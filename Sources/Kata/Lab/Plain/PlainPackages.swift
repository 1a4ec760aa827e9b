import Foundation
import Synchronization

/// The folders of packages that were built before, so that an edit costs an edit.
final class PlainPackages: Sendable {
    private let folder: URL
    /// A lock for each kind of package: its folder holds one at a time.
    private let locks = Mutex<[[String]: NSLock]>([:])

    init(folder: URL) { self.folder = folder }

    /// Does `work` in a folder that holds this package, and nobody else's at the same time.
    func with<Result>(_ package: PlainPackage, _ work: (URL) throws -> Result) throws -> Result {
        let lock = locks.withLock { locks in
            let lock = locks[package.kind] ?? NSLock()
            locks[package.kind] = lock
            return lock
        }
        return try lock.withLock {
            let home = folder.appendingPathComponent("\(Digest(package.kind))")
            try lay(package.files, in: home)
            return try work(home)
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
            throw LabError.cannotWrite(home.path, reason: error.localizedDescription)
        }
    }
}
