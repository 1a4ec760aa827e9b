import Foundation

/// A folder for what tools drop by the way; it goes when the work is done.
enum Scratch {
    /// Does `work` with an environment whose temporary files go into a folder of their own.
    ///
    /// NB: the driver leaves an empty folder behind each time it is asked something, and the
    /// frontend the code that macros expand to.
    static func with<Result>(_ work: ([String: String]) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(
            ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 })
    }
}
