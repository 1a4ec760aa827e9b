import Foundation
import Synchronization

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
        return try RunningProgram().run(
            words, environment, seconds: seconds, startUp: startUp, limit: limit)
    }

    /// The words that start a program in a folder, and keep it from going on for long even where
    /// this process is killed.
    ///
    /// - Throws: `LabError.cannotRun` if there is no such program or folder.
    static func words(
        _ executable: String, _ arguments: [String], in folder: String, seconds: Double
    ) throws -> [String] {
        guard access(executable, X_OK) == 0, !URL(fileURLWithPath: executable).leadsToFolder else {
            throw LabError.cannotRun(executable, reason: "there is no such program")
        }
        guard URL(fileURLWithPath: folder).leadsToFolder else {
            throw LabError.cannotRun(executable, reason: "there is no folder \(folder)")
        }
        let time = "ulimit -t \(Int(seconds) + 1) 2>/dev/null"
        return ["/bin/sh", "-c", time + #"; cd "$0" && exec "$@""#, folder, executable] + arguments
    }
}

/// A program while it runs, started as Foundation does it.
private final class RunningProgram: Sendable {
    private struct State {
        var output = Data()
        var hasEnded = false
        var isOpen = true
    }

    private let state = Mutex(State())
    /// Something has come, or ended.
    private let news = DispatchSemaphore(value: 0)

    /// Runs a program until it ends, or until it has used up its time or written too much.
    func run(
        _ words: [String], _ environment: [String: String], seconds: Double, startUp: Double,
        limit: Int
    ) throws -> Subprocess {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        process.terminationHandler = { [self] _ in tell { $0.hasEnded = true } }
        // A laptop that sleeps takes nobody's time.
        let start = SuspendingClock.now
        do { try Self.hearingSignals { try process.run() } } catch {
            throw LabError.cannotRun(words[0], reason: error.localizedDescription)
        }
        return try Cancellation.guarding(process.processIdentifier, signal: SIGINT) {
            try? pipe.fileHandleForWriting.close()
            Thread.detachNewThread { [self] in read(pipe.fileHandleForReading, upTo: limit) }
            let cut = wait(since: start, startUp: startUp, seconds: seconds, limit: limit)
            end(process)
            // What it left behind may keep the output open.
            let patience = ContinuousClock.now + .seconds(1)
            while state.withLock(\.isOpen), .now < patience {
                _ = news.wait(timeout: .now() + .milliseconds(20))
            }
            return Subprocess(
                ending: cut ?? ending(of: process),
                output: String(decoding: state.withLock(\.output).prefix(limit), as: UTF8.self),
                seconds: (SuspendingClock.now - start) / .seconds(1))
        }
    }

    private func ending(of process: Process) -> Subprocess.Ending {
        let status = process.terminationStatus
        return process.terminationReason == .exit ? .exited(status) : .signalled(status)
    }

    /// Does `work` in a thread that holds no signal back: a program that it starts holds back the same.
    private static func hearingSignals(_ work: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try work()
    }

    /// - Returns: what it was that cut it short; nil if it came to its own end.
    private func wait(
        since start: SuspendingClock.Instant, startUp: Double, seconds: Double, limit: Int
    ) -> Subprocess.Ending? {
        var deadline = start + .seconds(seconds + startUp)
        var hasBegun = startUp == 0
        while true {
            let now = state.withLock { $0 }
            if now.output.count > limit { return .flooded(bytes: limit) }
            if now.hasEnded { return nil }
            if !hasBegun, !now.output.isEmpty {
                hasBegun = true
                deadline = min(deadline, .now + .seconds(seconds))
            }
            let left = (deadline - .now) / .seconds(1)
            if left <= 0 { return .timedOut }
            // Who has been asked to end, and does not, is ended.
            if (try? Cancellation.check()) == nil { return .signalled(SIGINT) }
            _ = news.wait(timeout: .now() + min(left, 1))
        }
    }

    /// Ends it and those of its group, if that has not happened.
    private func end(_ process: Process) {
        let group = process.processIdentifier
        if process.isRunning {
            // What it has started elsewhere, the package manager ends itself when it is asked to.
            process.interrupt()
            wait(for: process, seconds: 2)
        }
        kill(-group, SIGKILL)
        // NB: on Linux, Foundation's own wait has been seen to last for ever.
        wait(for: process, seconds: 5)
    }

    private func wait(for process: Process, seconds: Double) {
        let patience = ContinuousClock.now + .seconds(seconds)
        while process.isRunning, .now < patience { usleep(5000) }
    }

    /// Takes what it writes until nobody can write any more, or there is more than anybody wants.
    private func read(_ handle: FileHandle, upTo limit: Int) {
        while true {
            let data = handle.availableData
            if data.isEmpty { break }
            tell { if $0.output.count <= limit { $0.output += data } }
        }
        tell { $0.isOpen = false }
    }

    private func tell(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
        news.signal()
    }
}
