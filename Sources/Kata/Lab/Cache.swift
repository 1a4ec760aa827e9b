import Foundation

/// Folders of finished work, each found again by what it was made from.
///
/// It may be deleted at any time. An entry is complete or not there: it is made elsewhere and moved.
final class Cache: Sendable {
    let folder: URL
    private let busy = Busy()

    init(folder: URL) {
        self.folder = folder.resolvingSymlinksInPath()
    }

    /// The folder for `key`, made by `make` if there is none; others who ask meanwhile wait for it.
    func entry(_ key: Digest, make: (URL) throws -> Void) throws -> URL {
        let entry = folder.appendingPathComponent(key.description)
        return try busy.exclusively(key.description) {
            let files = FileManager.default
            if files.fileExists(atPath: entry.path) {
                try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
                return entry
            }
            let draft = folder.appendingPathComponent("draft-" + UUID().uuidString)
            do {
                try files.createDirectory(at: draft, withIntermediateDirectories: true)
                try make(draft)
                do { try files.moveItem(at: draft, to: entry) } catch {
                    // Somebody else was faster; what they made is the same.
                    guard files.fileExists(atPath: entry.path) else { throw error }
                    try? files.removeItem(at: draft)
                }
            } catch {
                try? files.removeItem(at: draft)
                throw error
            }
            return entry
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
        let home = FileManager.default.fileExists(atPath: built.path) ? built : folder
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

/// Names of things that are being worked on, so that each is worked on once at a time.
private final class Busy: @unchecked Sendable {
    // NB: `names` is touched only while `condition` is locked.
    private let condition = NSCondition()
    private var names: Set<String> = []

    func exclusively<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        condition.lock()
        while names.contains(name) { condition.wait() }
        names.insert(name)
        condition.unlock()
        defer {
            condition.lock()
            names.remove(name)
            condition.broadcast()
            condition.unlock()
        }
        return try work()
    }
}
