import Foundation
import Synchronization

/// Folders of finished work, each found again by what it was made from.
///
/// It may be deleted or damaged at any time: an entry that is not as it was made is made again.
final class Cache: Sendable {
    /// Where it is, or would be: a place for the meantime is used where nothing can be written.
    var folder: URL { state.withLock { $0 } }
    private let state: Mutex<URL>
    /// Who makes an entry holds its lock.
    private let locks = Mutex<[Digest: NSLock]>([:])

    init(folder: URL) {
        state = Mutex(folder.resolvingSymlinksInPath())
    }

    /// A folder of the cache, and what is in it.
    struct Entry: Equatable {
        var folder: URL
        var digests: [String: Digest]

        /// Whether its files are as they were made.
        var isWhole: Bool { Manifest(of: folder)?.digests == digests }
    }

    /// The entry for `key`, if there is a whole one.
    func entry(_ key: Digest) -> Entry? {
        let place = folder.appendingPathComponent(key.description)
        guard let manifest = Manifest(of: place) else { return nil }
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: place.path)
        return Entry(folder: place, digests: manifest.digests)
    }

    /// The entry for `key`, made by `make` if there is none; others who ask meanwhile wait for it.
    func entry(_ key: Digest, make: (URL) throws -> Void) throws -> Entry {
        try lock(of: key).withLock {
            if let entry = entry(key) { return entry }
            let files = FileManager.default
            let draft = try draft()
            defer { try? files.removeItem(at: draft) }
            try make(draft)
            try Manifest.write(in: draft)
            let place = folder.appendingPathComponent(key.description)
            do { try files.moveItem(at: draft, to: place) } catch {
                // Somebody else was faster, and what they made is the same; or it is damaged.
                if let entry = entry(key) { return entry }
                try? files.removeItem(at: place)
                try files.moveItem(at: draft, to: place)
            }
            guard let entry = entry(key) else {
                throw LabError.cannotWrite(place.path, reason: "it is not as it was written")
            }
            return entry
        }
    }

    private func lock(of key: Digest) -> NSLock {
        locks.withLock { locks in
            let lock = locks[key] ?? NSLock()
            locks[key] = lock
            return lock
        }
    }

    /// A new folder for an entry.
    private func draft() throws -> URL {
        try state.withLock { folder in
            func make() throws -> URL {
                let draft = folder.appendingPathComponent("draft-" + UUID().uuidString)
                try FileManager.default.createDirectory(
                    at: draft, withIntermediateDirectories: true)
                return draft
            }
            if let draft = try? make() { return draft }
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
                !isFolder.boolValue
            {
                try? FileManager.default.removeItem(at: folder)
                if let draft = try? make() { return draft }
            }
            folder = try Scratch.untilExit()
            return try make()
        }
    }

    func remove(_ key: Digest) {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(key.description))
    }

    /// Where the compiler keeps the modules of the toolchain: beside those that the package manager
    /// has made, if there are any, where they outlive this cache.
    ///
    /// NB: these hold their own path, so that a folder that has been moved needs new ones.
    var modules: URL {
        let built = Platform.program.deletingLastPathComponent()
            .appendingPathComponent("ModuleCache")
        let home = FileManager.default.isWritableFile(atPath: built.path) ? built : folder
        return home.appendingPathComponent("modules-\(Digest([home.path]))")
    }

    /// Once a day, removes entries that nobody has asked for in the last `days`, and the oldest
    /// of those beyond `count`.
    func prune(olderThan days: Double, keeping count: Int, now: Date = Date()) {
        let mark = folder.appendingPathComponent("pruned")
        if let last = date(of: mark), now.timeIntervalSince(last) < 86_400 { return }
        let limit = now.addingTimeInterval(-days * 86_400)
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .map { folder.appendingPathComponent($0) }
            .filter { $0 != modules }
            .map { (url: $0, date: date(of: $0) ?? .distantPast) }
            .sorted { $0.date > $1.date }
        for (index, entry) in entries.enumerated() where index >= count || entry.date < limit {
            try? FileManager.default.removeItem(at: entry.url)
        }
        try? Data().write(to: mark)
    }

    private func date(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }
}
