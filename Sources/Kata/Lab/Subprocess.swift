import Foundation

/// A program that runs in a process group of its own, and how it ended.
struct Subprocess {
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        /// More came of it than so many bytes, in its output or in its files.
        case flooded(bytes: Int)
    }

    var ending: Ending
    /// Standard output and standard error, as they came.
    var output: String
    /// What it wrote for us alone, besides.
    var results = Data()
    var seconds: Double

    /// Runs a program until it ends, or until it has used up its time or written too much.
    ///
    /// - Parameter startUp: seconds that it may take besides, until its first output.
    /// - Throws: `LabError.cannotRun` if there is no such program or folder; `LabError.cancelled`.
    static func run(
        _ executable: String, _ arguments: [String], in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        seconds: Double, startUp: Double = 0, output limit: Int
    ) throws -> Subprocess {
        let words = try words(executable, arguments, in: folder, seconds: seconds + startUp)
        let program = RunningProgram(words, environment)
        return try program.run(seconds: seconds, startUp: startUp, limit: limit)
    }

    /// The words that start a program in a folder, and keep it from going on for long even where
    /// this process is killed.
    ///
    /// - Throws: `LabError.cannotRun` if there is no such program or folder.
    static func words(
        _ executable: String, _ arguments: [String], in folder: String, seconds: Double
    ) throws -> [String] {
        guard isFolder(executable) == false, access(executable, X_OK) == 0 else {
            throw LabError.cannotRun(executable, reason: "there is no such program")
        }
        guard isFolder(folder) == true else {
            throw LabError.cannotRun(executable, reason: "there is no folder \(folder)")
        }
        let time = "ulimit -t \(Int(seconds) + 1) 2>/dev/null"
        return ["/bin/sh", "-c", time + #"; cd "$0" && exec "$@""#, folder, executable] + arguments
    }

    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere ? isFolder.boolValue : nil
    }
}
