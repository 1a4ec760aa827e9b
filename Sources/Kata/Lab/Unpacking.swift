import Foundation

/// A file in which others are packed, and the system's tool that opens it.
enum Archive: String, CaseIterable, Sendable {
    case zip
    case tar

    /// What archives of this kind are called at the end, the longest first.
    var endings: [String] {
        switch self {
        case .zip: [".zip"]
        case .tar: [".tar.gz", ".tar.bz2", ".tar.xz", ".tgz", ".tar"]
        }
    }

    fileprivate var tool: String { self == .zip ? "unzip" : "tar" }

    fileprivate var words: String {
        switch self {
        case .zip: #"unzip -qq -o "$archive" -d "$HOME/all""#
        case .tar: #"tar -x -f "$archive" -C "$HOME/all" --no-same-owner --no-same-permissions"#
        }
    }
}

extension Lab {
    /// How an archive came apart.
    enum Unpacking: Equatable, Sendable {
        case whole
        /// It is damaged, or holds what cannot be unpacked; what could be is there.
        case inParts
        case tooLarge
        case noTool(String)
    }

    /// Bytes that an archive may have, and that may come out of it.
    static let archiveLimit = 64 << 20

    /// Unpacks an archive where nothing else can be reached, and lets `work` look at what was in it,
    /// in a folder that goes when it is done.
    ///
    /// - Parameter limit: how many bytes may come out of it.
    func unpack<Result>(
        _ file: URL, _ archive: Archive, limit: Int = archiveLimit,
        work: (URL, Unpacking) throws -> Result
    ) throws -> Result {
        try Scratch.with { folder in
            let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            let place = folder.appendingPathComponent("package")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let all = folder.appendingPathComponent("home/all")
            guard let size, size <= limit else { return try work(all, .tooLarge) }
            try FileManager.default.copyItem(
                at: file, to: place.appendingPathComponent("archive"))
            let limits = Limits(seconds: 60, output: 1 << 20, fileSize: limit)
            let words = ["-c", Self.script, "\(limit >> 10)", archive.tool, archive.words]
            let result = try engine.run("/bin/sh", words, for: folder, limits: limits)
            // Folders that nobody may enter could not be removed.
            _ = try engine.run(
                "/bin/sh", ["-c", #"chmod -R u+rwX "$HOME""#], for: folder, limits: limits)
            let unpacking: Unpacking =
                switch result.ending {
                // NB: 1 is what unzip says of a warning, and tar of files that change meanwhile.
                case .exited(0), .exited(1): .whole
                case .exited(Self.isNotThere): .noTool(archive.tool)
                case .timedOut, .flooded, .signalled: .tooLarge
                case .exited: .inParts
                }
            return try work(all, unpacking)
        }
    }

    private static let isNotThere: Int32 = 77

    /// Unpacks while somebody looks how much there is.
    private static let script = """
        command -v "$1" >/dev/null || exit \(isNotThere)
        mkdir -p "$HOME/all" && archive="$PWD/archive" && me=$$
        (
            while sleep 0.1; do
                size=$(du -sk "$HOME" | cut -f 1)
                [ "$size" -gt "$0" ] && kill -9 $me
            done
        ) >/dev/null 2>&1 &
        eval "exec $2"
        """
}
