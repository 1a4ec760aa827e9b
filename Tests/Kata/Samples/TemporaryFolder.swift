import Foundation

@testable import kata

/// A folder that goes when the test has ended.
final class TemporaryFolder: Sendable {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-folder-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws { try Disk.write(text, to: url(path)) }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url(path).path, withDestinationPath: target)
    }

    /// The texts of all files below `folder`, hidden ones included, by their path from there.
    func files(in folder: String) throws -> [String: String] {
        var files: [String: String] = [:]
        // NB: On Linux, an enumerator takes this folder's path out of the middle of others, too.
        for path in FileManager.default.subpaths(atPath: url(folder).path) ?? [] {
            let file = url(folder).appendingPathComponent(path)
            if let text = try? Disk.text(file) { files[path] = text }
        }
        return files
    }
}
