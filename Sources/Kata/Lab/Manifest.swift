import Foundation

/// The files of a folder with their digests, written down in the folder itself.
struct Manifest {
    private static let name = "manifest"

    /// The digest of each file, by its path.
    var digests: [String: Digest]

    /// Writes down the files that are in `folder` now.
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
