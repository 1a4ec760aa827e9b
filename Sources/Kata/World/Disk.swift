import Foundation

/// Reading and writing files, with errors that say which.
enum Disk {
    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// The names of what is in a folder, sorted; none if nothing is there.
    ///
    /// - Throws: `KataError.cannotRead`, also where something else is in its place.
    static func contents(of folder: URL) throws -> [String] {
        guard exists(folder) else { return [] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw KataError.cannotRead(folder.path, .forbidden)
        }
        return names.sorted()
    }

    /// The same where it does not matter whether the folder can be read.
    static func names(in folder: URL) -> [String] { (try? contents(of: folder)) ?? [] }

    /// Whether there is anything at `url`, if only a link that leads nowhere.
    static func isThere(_ url: URL) -> Bool { kind(of: url) != nil }

    static func isLink(_ url: URL) -> Bool { kind(of: url) == .typeSymbolicLink }

    static func isFolder(_ url: URL) -> Bool { kind(of: url) == .typeDirectory }

    static func isFile(_ url: URL) -> Bool { kind(of: url) == .typeRegular }

    private static func kind(of url: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType
    }

    /// - Throws: `KataError.cannotRead`.
    static func text(_ url: URL) throws -> String {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw KataError.cannotRead(url.path, trouble(with: url))
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw KataError.cannotRead(url.path, .notText)
        }
        return text
    }

    static func trouble(with url: URL) -> FileTrouble {
        switch kind(of: url) {
        case nil: .missing
        case .typeSymbolicLink where !exists(url): .deadLink
        case .typeSymbolicLink: trouble(with: url.resolvingSymlinksInPath())
        case .typeRegular: .forbidden
        default: .notAFile
        }
    }

    /// The files below `folder`, which is empty or ends with a slash, that are wanted, by their path
    /// from `root`; hidden files and folders are passed over, and what is neither Swift nor text, as
    /// a picture beside tests.
    ///
    /// - Throws: `KataError.cannotRead`.
    static func tree(
        in root: URL, below folder: String, where isWanted: (String) -> Bool = \.isOfPackage
    ) throws -> Tree {
        var tree = Tree()
        for name in try paths(below: root.appendingPathComponent(folder)) {
            let path = folder + name
            guard isWanted(path) else { continue }
            do { tree[path] = try text(root.appendingPathComponent(path)) } catch {
                if path.isSwift || !path.isTests { throw error }
            }
        }
        return tree
    }

    /// The files in the folders `Sources` and `Tests` of `root`.
    static func package(in root: URL) throws -> Tree {
        try tree(in: root, below: "Sources/").merging(tree(in: root, below: "Tests/"))
    }

    private static func paths(below folder: URL) throws -> [String] {
        try contents(of: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
            let url = folder.appendingPathComponent(name)
            return isFolder(url) ? try paths(below: url).map { name + "/" + $0 } : [name]
        }
    }

    /// Does what puts something at `url`, when the folders around it are there.
    ///
    /// - Throws: `KataError`, also for what the system says.
    static func put(at url: URL, _ work: () throws -> Void) throws {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try work()
        } catch let error as KataError {
            throw error
        } catch {
            throw KataError.cannotWrite(url.path, reason: error.whyNotWritten)
        }
    }

    /// Writes a file as a whole or not at all, with the folders around it.
    static func write(_ text: String, to url: URL) throws {
        try put(at: url) { try Data(text.utf8).write(to: url, options: .atomic) }
    }

    static func write(_ tree: Tree, below folder: URL) throws {
        for (path, text) in tree.files {
            try write(text, to: folder.appendingPathComponent(path))
        }
    }

    static func makeFolder(_ url: URL) throws {
        try put(at: url) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    /// `url`, or with a number behind it that nothing has yet.
    static func free(_ url: URL) -> URL {
        let folder = url.deletingLastPathComponent()
        let names = [url.lastPathComponent] + (2...999).map { "\(url.lastPathComponent)-\($0)" }
        return names.lazy.map(folder.appendingPathComponent).first { !exists($0) } ?? url
    }

    static func move(_ old: URL, to new: URL) throws {
        try put(at: new) { try FileManager.default.moveItem(at: old, to: new) }
    }

    /// Gives a folder new files; what was in it goes to `backup`, but for hidden files.
    ///
    /// - Parameter isMeant: whether it is about what is called so in the folder; the rest stays.
    /// - Returns: whether there was anything to put into the backup.
    static func exchange(
        _ folder: URL, for tree: Tree, backup: URL, where isMeant: (String) -> Bool = { _ in true }
    ) throws -> Bool {
        let draft = folder.appendingPathComponent(".draft-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: draft) }
        return try exchange(folder, for: draft, backup: backup, where: isMeant) {
            try write(tree, below: draft)
        }
    }

    /// Gives a folder what is in `new`, which goes as far as nothing is left in it; what was in it goes to `backup`, but for hidden files.
    ///
    /// The folder itself stays, and those in it that come again, so that a shell in one goes on to
    /// see what is there; only a link or a file in its place goes to the backup, or comes from
    /// `new`. What has been moved comes back if anything fails.
    ///
    /// - Parameter isMeant: whether it is about what is called so in the folder; the rest stays.
    /// - Parameter prepare: makes `new` complete, before anything is moved out of the folder.
    /// - Returns: whether there was anything to put into the backup.
    static func exchange(
        _ folder: URL, for new: URL, backup: URL, where isMeant: (String) -> Bool = { _ in true },
        prepare: () throws -> Void = {}
    ) throws -> Bool {
        var exchange = Exchange()
        let isWhole = kind(of: new).map { $0 != .typeDirectory } ?? false
        do {
            if let kind = kind(of: folder), isWhole || kind != .typeDirectory {
                try exchange.keep(folder, as: backup)
            }
            try prepare()
            if isWhole {
                try exchange.move(new, to: folder)
            } else {
                try exchange.contents(of: folder, for: new, backup: backup, where: isMeant)
                removeEmptyFolders(in: new)
            }
            return exchange.hasBackup
        } catch {
            exchange.undo(in: folder)
            removeEmptyFolders(in: backup)
            throw error
        }
    }

    /// Takes a folder away, and those in it, as far as nothing is in them.
    private static func removeEmptyFolders(in folder: URL) {
        guard isFolder(folder) else { return }
        for name in names(in: folder) {
            removeEmptyFolders(in: folder.appendingPathComponent(name))
        }
        rmdir(folder.path)
    }

    /// What has been moved so far.
    private struct Exchange {
        private var moves: [(from: URL, to: URL)] = []
        private(set) var hasBackup = false

        mutating func move(_ old: URL, to new: URL) throws {
            try Disk.move(old, to: new)
            moves.append((old, new))
        }

        mutating func keep(_ old: URL, as backup: URL) throws {
            try move(old, to: backup)
            hasBackup = true
        }

        mutating func contents(
            of folder: URL, for new: URL, backup: URL, where isMeant: (String) -> Bool
        ) throws {
            let coming = names(in: new).filter(isMeant)
            for name in try Disk.contents(of: folder)
            where isMeant(name) && (!name.hasPrefix(".") || coming.contains(name)) {
                let (old, kept) = (
                    folder.appendingPathComponent(name), backup.appendingPathComponent(name)
                )
                let other = new.appendingPathComponent(name)
                if coming.contains(name), isFolder(other), isFolder(old),
                    (try? Disk.contents(of: old)) != nil
                {
                    try contents(of: old, for: other, backup: kept) { _ in true }
                } else {
                    try keep(old, as: kept)
                }
            }
            for name in coming where !isThere(folder.appendingPathComponent(name)) {
                try move(new.appendingPathComponent(name), to: folder.appendingPathComponent(name))
            }
        }

        func undo(in folder: URL) {
            for move in moves.reversed() {
                // Where a link was, a folder with no more than the draft is now.
                if move.from == folder { try? FileManager.default.removeItem(at: folder) }
                try? Disk.move(move.to, to: move.from)
            }
        }
    }
}

extension Disk {
    /// How long to wait for a file that another program holds: it does so for a moment.
    static let patience = Duration.seconds(5)

    /// Lets no other program do anything with a file until it is closed.
    ///
    /// - Throws: `KataError.isHeld` if another one has not let it go by then.
    static func lock(_ descriptor: Int32, of url: URL, within patience: Duration) throws {
        let deadline = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // Where files cannot be locked, two programs at once are as rare as such places.
            guard [EWOULDBLOCK, EINTR].contains(errno) else { return }
            guard ContinuousClock.now < deadline else { throw KataError.isHeld(url.path) }
            usleep(5000)
        }
    }
}

extension Disk {
    struct Entry: Equatable {
        /// What can be shown of it.
        var text: String
        /// Its name as it is, which may be no UTF-8.
        var bytes: [UInt8]
        /// False for what is certainly none.
        var mayBeFolder: Bool
        var mayBeLink: Bool

        /// Whether it can be opened by its text.
        var isText: Bool { Array(text.utf8) == bytes }
        var isHidden: Bool { bytes.first == 0x2E }
    }

    /// What is in a folder, in the order of the bytes; nil if it cannot be read.
    static func entries(of folder: URL) -> [Entry]? {
        guard let directory = opendir(folder.path) else { return nil }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let text = String(validating: bytes, as: UTF8.self)
            if text == "." || text == ".." { continue }
            let type = Int32(entry.pointee.d_type)
            func mayBe(_ kind: Int) -> Bool { [Int32(kind), Int32(DT_UNKNOWN)].contains(type) }
            entries.append(
                Entry(
                    text: text ?? bytes.latin, bytes: bytes, mayBeFolder: mayBe(Int(DT_DIR)),
                    mayBeLink: mayBe(Int(DT_LNK))))
        }
        return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Whether it is a file with anything in it.
    static func isFilled(_ entry: Entry, in folder: URL) -> Bool {
        var status = stat()
        let result = path(of: entry, in: folder).withUnsafeBufferPointer {
            lstat($0.baseAddress!, &status)
        }
        return result == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    }

    /// The path of an entry, for the system's own calls.
    static func path(of entry: Entry, in folder: URL) -> [CChar] {
        (Array(folder.path.utf8) + [0x2F] + entry.bytes + [0]).map { CChar(bitPattern: $0) }
    }
}

extension [UInt8] {
    /// These bytes as old archives of the west mean them.
    fileprivate var latin: String {
        String(
            String.UnicodeScalarView(
                map { (0x80...0x9F).contains($0) ? "\u{FFFD}" : Unicode.Scalar($0) }))
    }
}
