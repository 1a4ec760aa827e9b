import Foundation

/// A file that one program at a time reads and replaces as a whole.
///
/// After a power cut, the old bytes are there or the new ones, never half of them.
public final class ListFile {
    /// Another program holds the file, although we have waited for it.
    public struct Busy: Error {
        /// How long it was waited for.
        public let seconds: Int
        /// Its number, where the system tells.
        public let process: Int32?
    }

    private let url: URL
    private let disk: any Disk
    private let patience: Int
    /// Where the bytes are: a link is followed.
    private var target: URL
    /// How many have said `hold()`, and not yet `letGo()`.
    private var holds = 0
    private var release: (() -> Void)?
    private var busy: Busy?

    /// - Parameter patience: for how many seconds it waits for another program.
    public init(_ url: URL, on disk: any Disk, patience: Int = 5) {
        self.url = url
        self.disk = disk
        self.patience = patience
        target = url
    }

    /// Keeps other programs away until `letGo()`. Where the disk has no locks, it does not wait.
    ///
    /// - Throws: `Busy`, or an error of the disk: its folder is away, or a link leads nowhere.
    public func hold() throws {
        if holds == 0 {
            target = try disk.target(of: url)
            release = try lock()
            busy = nil
        }
        holds += 1
    }

    /// Others may hold the file again; nothing happens if it is not held.
    public func letGo() {
        if holds == 1 {
            release?()
            release = nil
        }
        holds = max(0, holds - 1)
    }

    /// Waits only once: as long as it stays busy, each further attempt answers at once.
    private func lock() throws -> (() -> Void)? {
        for _ in 0..<(busy == nil ? max(1, patience * 100) : 1) {
            switch try disk.lock(folder) {
            case .ours(let release): return release
            case .impossible: return nil
            case .taken: disk.pause()
            }
        }
        let busy = Busy(seconds: patience, process: disk.holder(of: folder))
        self.busy = busy
        throw busy
    }

    private var folder: URL { target.deletingLastPathComponent() }

    /// Always the same name, so that what a killed program leaves is found and removed. Who has no
    /// lock needs a name of its own.
    private var draft: URL {
        let ending = release == nil ? "~\(getpid())" : "~"
        return folder.appendingPathComponent("." + target.lastPathComponent + ending)
    }

    /// The bytes; nil if there is no such file.
    public func read() throws -> Data? {
        try? disk.remove(draft)
        return try disk.read(target)
    }

    /// - Throws: `Busy` if another program holds it, or an error of the disk.
    public func replace(with data: Data) throws {
        if holds == 0 { throw busy ?? POSIXError(.ENOLCK) }
        do {
            try disk.remove(draft)
            try disk.create(draft, data, like: target)
            try disk.sync(draft)
            try disk.move(draft, to: target)
        } catch {
            try? disk.remove(draft)
            throw error
        }
        try disk.sync(folder)
    }

    /// Puts these bytes into another file, with the rights of this one.
    public func keep(_ data: Data, at place: URL) throws {
        do {
            try disk.create(place, data, like: target)
            try disk.sync(place)
            try disk.sync(place.deletingLastPathComponent())
        } catch {
            try? disk.remove(place)
            throw error
        }
    }
}
