import Foundation

/// The folder of a run, and how many bytes of disk its files may take together.
struct RunFolder: Sendable {
    var folder: URL
    var limit: Int

    /// How long a run goes on before somebody looks how much it has written.
    static let patience = Duration.milliseconds(400)

    /// Whether its files take more than they may; each takes one block at least.
    var isOverfull: Bool {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else {
            return false
        }
        var bytes = 0
        while files.nextObject() != nil {
            bytes += 4096 + (files.fileAttributes?[.size] as? Int ?? 0)
            if bytes > limit { return true }
        }
        return false
    }
}
