import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that runs in a process group of its own, and how it ended.
package struct Subprocess {
    package enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        /// More came of it than so many bytes, in its output or in its files.
        case flooded(bytes: Int)
    }

    package var ending: Ending
    /// Standard output and standard error, as they came.
    package var output: String
    /// What it wrote into its end of the channel.
    var results: Data
    package var seconds: Double

    /// Runs a program until it ends, or until it has used up its time or written too much.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Throws: `LabError.cannotRun` if there is no such program or folder; `LabError.cancelled`.
    package static func run(
        _ executable: String,
        _ arguments: [String],
        in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        seconds: Double,
        startUp: Double = 0,
        output limit: Int,
        endsAlone: Bool = false
    ) throws -> Subprocess {
        guard isFolder(executable) == false, access(executable, X_OK) == 0 else {
            throw LabError.cannotRun(executable, reason: "there is no such program")
        }
        guard isFolder(folder) == true else {
            throw LabError.cannotRun(executable, reason: "there is no folder \(folder)")
        }
        // Even where this process is killed, it does not go on for long.
        let time = "ulimit -t \(Int(seconds + startUp) + 1) 2>/dev/null"
        return try run(
            ["/bin/sh", "-c", time + #"; cd "$0" && exec "$@""#, folder, executable] + arguments,
            environment: environment, seconds: seconds, startUp: startUp, output: limit,
            endsAlone: endsAlone, home: nil)
    }

    /// Runs a command; nothing that it started is alive when this returns.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Parameter home: where only it and what it started are.
    /// - Parameter greeting: what it can read from its end of the channel; `files` come with it.
    static func run(
        _ words: [String], environment: [String: String], seconds: Double, startUp: Double = 0,
        output limit: Int, endsAlone: Bool, home: RunFolder?, greeting: String = "",
        handing files: [Int32] = []
    ) throws -> Subprocess {
        let mark = UUID().uuidString
        let streams = try Streams()
        let sockets = streams.sockets
        _ = Platform.send(greeting, with: files, over: streams.control)
        let child = try Child(
            words, environment: environment.merging([Self.mark: mark]) { $1 }, streams: streams)
        let cancellations = Cancellation.all
        for cancellation in cancellations { cancellation.adopt(child.pid) }
        defer {
            for cancellation in cancellations { cancellation.release(child.pid) }
            if !endsAlone {
                Platform.endProcesses(
                    marked: "\(Self.mark)=\(mark)", in: home?.folder, holding: sockets)
            }
        }
        let result = streams.follow(
            seconds: seconds, startUp: startUp, limit: limit, home: home,
            status: { child.status() },
            end: {
                child.end()
                return child.status(waiting: true)
            })
        if cancellations.contains(where: \.isCancelled) { throw LabError.cancelled }
        return result
    }

    /// Whether a folder is at `path`; nil if nothing is there.
    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere ? isFolder.boolValue : nil
    }

    /// The variable by which processes that left the group are found again.
    static let mark = "KATA_RUN"
}
