import Foundation

/// The folder of a run, and how many bytes of disk its files may take together.
struct RunFolder: Sendable {
    var folder: URL
    var limit: Int

    /// How long a run goes on before somebody looks how much it has written.
    static let patience = Duration.milliseconds(400)

    /// Whether its files take more than they may; each takes one block at least.
    var isOverfull: Bool {
        var bytes = 0
        folder.walk { _, status in
            bytes += 4096 + Int(status.st_size)
            return bytes <= limit
        }
        return bytes > limit
    }
}

extension URL {
    /// Looks at a folder and all that is in it, by paths and traits, as long as `look` says so.
    ///
    /// NB: Foundation knows no file whose name is not UTF-8.
    func walk(_ look: (_ path: [CChar], stat) -> Bool) {
        func visit(_ path: [CChar]) -> Bool {
            var status = stat()
            guard lstat(path, &status) == 0 else { return true }
            guard look(path, status) else { return false }
            guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else {
                return true
            }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
                }
                if name == [46] || name == [46, 46] { continue }
                guard visit(Array(path.dropLast()) + [47] + name + [0]) else { return false }
            }
            return true
        }
        _ = visit(Array(path.utf8CString))
    }
}
