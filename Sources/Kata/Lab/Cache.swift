import Foundation
import Synchronization

/// Folders of finished work, each found again by what it was made from.
///
/// It may be deleted or damaged at any time: an entry that is not as it was made is made again.
final class Cache: Sendable {
    /// Where it is, or would be: a place for the meantime is used where nothing can be written.
    var folder: URL { state.withLock(\.folder) }
    private let state: Mutex<State>
    /// Who makes an entry holds its lock.
    private let locks = Mutex<[Digest: NSLock]>([:])

    private struct State {
        var folder: URL
        /// Where this process makes entries.
        var drafts: URL?
    }

    init(folder: URL) {
        state = Mutex(State(folder: folder.resolvingSymlinksInPath()))
    }

    struct Entry: Equatable {
        var folder: URL
        var digests: [String: Digest]

        /// Whether its files are as they were made.
        var isWhole: Bool { Manifest(of: folder)?.digests == digests }
    }

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

    private static let value = "value.json"

    /// The value that is kept for `key`; nil if there is none.
    func value<Value: Decodable>(_ key: Digest) -> Value? {
        entry(key).flatMap { try? Self.value(in: $0) }
    }

    /// The value for `key`, made by `make` if there is none, or if it cannot be read.
    func value<Value: Codable>(_ key: Digest, make: () throws -> Value) throws -> Value {
        for _ in 0..<2 {
            var made: Value?
            let entry = try entry(key) { folder in
                let value = try make()
                let data = try JSONEncoder().encode(value)
                try data.write(to: folder.appendingPathComponent(Self.value))
                made = value
            }
            if let value = made ?? (try? Self.value(in: entry)) { return value }
            // NB: An older companion kept something else under this key.
            remove(key)
        }
        return try make()
    }

    private static func value<Value: Decodable>(in entry: Entry) throws -> Value {
        let data = try Data(contentsOf: entry.folder.appendingPathComponent(value))
        return try JSONDecoder().decode(Value.self, from: data)
    }

    private func lock(of key: Digest) -> NSLock {
        locks.withLock { locks in
            let lock = locks[key] ?? NSLock()
            locks[key] = lock
            return lock
        }
    }

    private func draft() throws -> URL {
        try state.withLock { state in
            func make() throws -> URL {
                let files = FileManager.default
                if !files.fileExists(atPath: state.folder.path) { Self.take(state.folder) }
                let last = state.drafts.flatMap { files.fileExists(atPath: $0.path) ? $0 : nil }
                let drafts = try last ?? Scratch.untilExit(in: state.folder, called: Self.draft)
                state.drafts = drafts
                let draft = drafts.appendingPathComponent(UUID().uuidString)
                try draft.makeFolder()
                return draft
            }
            if let draft = try? make() { return draft }
            state = State(folder: try Scratch.untilExit())
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
        return modules(in: FileManager.default.isWritableFile(atPath: built.path) ? built : folder)
    }

    /// The same for code of strangers, which has them for itself.
    var modulesOfStrangers: URL { modules(in: folder, "strangers") }

    /// The first that nobody has left.
    private func modules(in home: URL, _ kind: String = "") -> URL {
        for number in 0... {
            let place = home.appendingPathComponent(
                Self.modules + "\(Digest([home.path, kind, "\(number)"]))", isDirectory: true)
            let mark = place.appendingPathComponent(Self.damaged).path
            if !FileManager.default.fileExists(atPath: mark) { return place }
        }
        return home
    }

    /// Lets nobody begin with these modules, which are damaged; whoever has begun goes on with them.
    func leave(_ modules: URL) {
        try? Data().write(to: modules.appendingPathComponent(Self.damaged))
    }

    /// Once a day, removes entries that nobody has asked for in the last `days`, and the oldest
    /// of those beyond `count`: only what is called as entries are, in a folder with the mark.
    func prune(olderThan days: Double, keeping count: Int, now: Date = Date()) {
        let time = folder.appendingPathComponent(Self.time)
        if let last = date(of: time), now.timeIntervalSince(last) < 86_400 { return }
        let limit = now.addingTimeInterval(-days * 86_400)
        let names = Self.names(in: folder) ?? []
        guard names.contains(Self.mark) else { return }
        let drafts = state.withLock(\.drafts)?.lastPathComponent
        let entries = names.filter { Self.isEntry($0) && $0 != drafts }
            .map { folder.appendingPathComponent($0) }
            .filter { $0 != modules }
            .map { (url: $0, date: date(of: $0) ?? .distantPast) }
            .sorted { $0.date > $1.date }
        for (index, entry) in entries.enumerated() where index >= count || entry.date < limit {
            try? FileManager.default.removeItem(at: entry.url)
        }
        try? Data().write(to: time)
    }

    private func date(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }

    // MARK: - Whose a folder is

    /// The file that says that a folder is a cache.
    private static let mark = "kata-cache"
    /// The file whose time is that of the last look through the entries.
    private static let time = "pruned"
    private static let draft = "draft-"
    private static let modules = "modules-"
    private static let damaged = "damaged"

    /// Takes a folder for a cache if nothing but what belongs to one is in it.
    ///
    /// - Returns: false for a file, and for a folder in which somebody keeps something else.
    @discardableResult
    static func take(_ folder: URL) -> Bool {
        let folder = folder.resolvingSymlinksInPath()
        if let names = names(in: folder) {
            if names.contains(mark) { return true }
            let own = [time, "course"]
            guard names.allSatisfy({ $0.hasPrefix(".") || own.contains($0) || isEntry($0) }) else {
                return false
            }
        } else if FileManager.default.fileExists(atPath: folder.path) {
            return false
        }
        try? folder.makeFolder()
        try? Data("What is here may be deleted at any time.\n".utf8)
            .write(to: folder.appendingPathComponent(mark))
        return true
    }

    private static func names(in folder: URL) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// Whether only a cache calls anything so.
    private static func isEntry(_ name: String) -> Bool {
        if name.hasPrefix(draft) {
            return UUID(uuidString: String(name.dropFirst(draft.count))) != nil
        }
        let digest = name.hasPrefix(modules) ? name.dropFirst(modules.count) : name[...]
        // NB: one in ten thousand digests is shorter, and such an entry stays.
        return digest.wholeMatch(of: /[0-9a-z]{10,13}-[0-9a-z]{10,13}/) != nil
    }
}

/// The files of a folder with their digests, written down in the folder itself.
struct Manifest {
    private static let name = "manifest"

    var digests: [String: Digest]

    static func write(in folder: URL) throws {
        let lines = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .compactMap { path in
                digest(of: path, in: folder).map { "\($0) \(path)\n" }
            }
        let text = lines.joined()
        try Data((text + "\(Digest([text]))\n").utf8)
            .write(to: folder.appendingPathComponent(name))
    }

    /// Nil if a file is not as it was written down.
    init?(of folder: URL) {
        guard
            let data = FileManager.default.contents(
                atPath: folder.appendingPathComponent(Self.name).path)
        else { return nil }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        guard let last = lines.popLast(),
            last == Digest([lines.map { $0 + "\n" }.joined()]).description
        else { return nil }
        digests = [:]
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard let digest = Self.digest(of: parts[1], in: folder),
                digest.description == parts[0]
            else { return nil }
            digests[parts[1]] = digest
        }
    }

    /// Nil for a folder, and for a file that cannot be read.
    private static func digest(of path: String, in folder: URL) -> Digest? {
        let place = folder.appendingPathComponent(path).path
        return FileManager.default.contents(atPath: place).map { Digest(bytes: $0) }
    }
}
