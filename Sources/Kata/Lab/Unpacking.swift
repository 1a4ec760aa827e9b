import Foundation

/// A file in which others are packed, and the system's tool that opens it.
enum Archive: String, CaseIterable, Sendable {
    case zip
    case tar

    /// What archives of this kind are called at the end, the longest first.
    var endings: [String] {
        switch self {
        case .zip: [".zip"]
        case .tar: [".tar.gz", ".tar.bz2", ".tar.xz", ".tbz2", ".tgz", ".txz", ".tar"]
        }
    }

    /// The kind of archive that is called so; nil if it is none.
    init?(fileName: String) {
        guard let kind = Self.allCases.first(where: { $0.baseName(of: fileName) != fileName })
        else { return nil }
        self = kind
    }

    /// The name without the ending.
    func baseName(of file: String) -> String {
        let ending = endings.first { file.lowercased().hasSuffix($0) && file.count > $0.count }
        return String(file.dropLast(ending?.count ?? 0))
    }

    fileprivate var tool: String { self == .zip ? "unzip" : "tar" }

    /// What is to be unpacked: all but what compilers and programs keep, or only the exercises.
    fileprivate func words(onlyExercises: Bool) -> String {
        let kept = [".build", ".git", ".kata/bin", ".kata/cache", ".kata/backups", "__MACOSX"]
        let wanted = ["*Exercises/*", "*.kata/history/*"].map { "'\($0)'" }.joined(separator: " ")
        switch self {
        case .zip:
            return #"unzip -qq -P '' -o "$archive" -d "$HOME/all" "#
                + (onlyExercises
                    ? wanted : "-x " + kept.map { "'*\($0)/*'" }.joined(separator: " "))
        case .tar:
            // NB: bsdtar, as a Mac has it, takes patterns without being told to.
            let wildcards = "$(tar --version | grep -q bsdtar || echo --wildcards) "
            return #"tar -x -f "$archive" -C "$HOME/all" --no-same-owner --no-same-permissions "#
                + (onlyExercises
                    ? wildcards + wanted
                    : kept.map { "--exclude='\($0)'" }.joined(separator: " "))
        }
    }
}

extension Lab {
    /// How an archive came apart.
    enum Unpacking: Equatable, Sendable {
        case whole
        /// It is damaged, or holds what cannot be unpacked; what could be is there.
        case inParts
        /// As in parts: some of its files can be opened only with a password.
        case locked
        /// It is large, and the folders that are called `Exercises` are there.
        case onlyExercises
        case tooLarge
        case noTool(String)
    }

    /// Bytes that may come out of an archive.
    static let archiveLimit = 64 << 20
    /// Bytes that an archive may have: a clone that was worked in has many that nobody unpacks.
    private static let largestArchive = 1 << 30

    /// Unpacks an archive where nothing else can be reached, and lets `work` look at what was in it,
    /// in a folder that goes when it is done.
    ///
    /// - Parameter limit: how many bytes may come out of it.
    func unpack<Result>(
        _ file: URL, _ archive: Archive, limit: Int = archiveLimit,
        work: (URL, Unpacking) throws -> Result
    ) throws -> Result {
        try Scratch.with { folder in
            let place = folder.appendingPathComponent("package")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let all = folder.appendingPathComponent("home/all")
            // NB: to copy a link would not copy the file.
            let data = try Data(contentsOf: file, options: .mappedIfSafe)
            guard data.count <= Self.largestArchive else { return try work(all, .tooLarge) }
            let locked = archive == .zip ? data.withLocksThatHold : nil
            try (locked ?? data).write(to: place.appendingPathComponent("archive"))
            var limits = Limits(seconds: 30, output: 1 << 20, fileSize: limit)
            // It lies there itself, and is looked at while there may be a bit too much.
            limits.disk = data.count + 2 * limit
            func unpack(onlyExercises: Bool) throws -> Unpacking {
                try unpacked(
                    archive, in: folder, isLocked: locked != nil, onlyExercises, limits)
            }
            let unpacking = try unpack(onlyExercises: false)
            guard unpacking == .tooLarge else { return try work(all, unpacking) }
            let isLess = try unpack(onlyExercises: true) != .tooLarge
            let names = try? FileManager.default.contentsOfDirectory(atPath: all.path)
            return try work(all, isLess && names?.isEmpty == false ? .onlyExercises : .tooLarge)
        }
    }

    /// Lets the system's tool unpack the archive in a folder.
    private func unpacked(
        _ archive: Archive, in folder: URL, isLocked: Bool, _ onlyExercises: Bool, _ limits: Limits
    ) throws -> Unpacking {
        let words = archive.words(onlyExercises: onlyExercises)
        let result = try engine.run(
            "/bin/sh", ["-c", Self.script, "\(limits.fileSize >> 10)", archive.tool, words],
            for: folder, limits: limits)
        // Folders that nobody may enter could not be removed.
        _ = try engine.run(
            "/bin/sh", ["-c", #"chmod -R u+rwX "$HOME""#], for: folder, limits: limits)
        // NB: 1 is what unzip says of a warning, and bsdtar of each error.
        return switch result.ending {
        case .exited(let code) where code != Self.isNotThere && isLocked: .locked
        case .exited(0): .whole
        case .exited(1) where archive == .zip: .whole
        case .exited(Self.isNotThere): .noTool(archive.tool)
        case .timedOut, .flooded, .signalled: .tooLarge
        case .exited: .inParts
        }
    }

    private static let isNotThere: Int32 = 77

    /// Unpacks while somebody looks how much there is.
    private static let script = """
        command -v "$1" >/dev/null || exit \(isNotThere)
        rm -rf "$HOME/all"; mkdir -p "$HOME/all" && archive="$PWD/archive" && me=$$
        (
            while sleep 0.1; do
                size=$(du -sk "$HOME" | cut -f 1)
                [ "$size" -gt "$0" ] && kill -9 $me
            done
        ) >/dev/null 2>&1 &
        eval "exec $2"
        """
}

extension Data {
    /// This zip, with no file in it that a wrong password could open; nil if no file is locked.
    ///
    /// Of the old lock one byte is compared: one time in 256 `unzip` writes other bytes, and no tool
    /// here knows how to open the files that are said to have the new lock.
    fileprivate var withLocksThatHold: Data? {
        let places = withUnsafeBytes(Self.locks)
        guard !places.isEmpty else { return nil }
        var data = self
        for place in places {
            data[startIndex + place] = 99
            data[startIndex + place + 1] = 0
        }
        return data
    }

    /// Where the list of a zip says how a file is locked.
    private static func locks(in bytes: UnsafeRawBufferPointer) -> [Int] {
        guard let start = bytes.baseAddress else { return [] }
        var places: [Int] = []
        var place = 0
        // NB: `range(of:)` copies all that it looks through, each time.
        while let found = memchr(start + place, 0x50, bytes.count - place) {
            let entry = UnsafeRawPointer(found) - start
            place = entry + 1
            // NB: an entry begins so; its ninth byte tells, and its eleventh says how.
            if entry + 11 < bytes.count, bytes[entry + 1] == 0x4B, bytes[entry + 2] == 1,
                bytes[entry + 3] == 2, bytes[entry + 8] & 1 == 1
            {
                places.append(entry + 10)
            }
        }
        return places
    }
}
