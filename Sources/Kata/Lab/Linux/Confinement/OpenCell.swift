import Foundation
import Synchronization

/// A cell in which a runner waits for tests, and runs them in a process of its own each time.
///
/// A run finds nothing of the one before: no process, no file, and streams of its own.
final class OpenCell: Sendable {
    let folder: URL
    private let cell: Cell
    private let child: Child
    private let streams: Streams
    private let state = Mutex(State.open)

    private enum State {
        case open
        /// Nothing is to run here any more.
        case done
        case closed
    }

    /// - Parameter words: what starts the runner.
    init(_ cell: Cell, _ words: [String], _ environment: [String: String], in folder: URL)
        throws
    {
        self.cell = cell
        self.folder = folder
        streams = try Streams()
        child = try Child(words, environment: environment, streams: streams)
    }

    deinit {
        _ = close()
        streams.close()
        Scratch.remove(folder)
    }

    /// Whether another run may take place here.
    var isUsable: Bool { state.withLock(\.self) == .open }

    /// Runs what is in the folder, and removes it.
    ///
    /// - Throws: `LabError.cancelled`.
    func run(_ greeting: String, _ files: [Int32], limits: Limits) throws -> Subprocess {
        try cell.furnish(folder)
        let own = try Streams()
        let cancellations = Cancellation.all
        for cancellation in cancellations { cancellation.adopt(child.pid) }
        defer { for cancellation in cancellations { cancellation.release(child.pid) } }
        _ = Channel.send(greeting, with: files + own.forProgram, over: streams.control)
        own.handOver()
        var word: [UInt8] = []
        var last: Int32?
        var result = own.follow(
            seconds: limits.seconds, limit: limits.output,
            home: RunFolder(folder: folder, limit: limits.disk),
            status: {
                last = status(&word)
                return last
            },
            end: {
                if last == nil { last = close() }
                return last
            })
        if cancellations.contains(where: \.isCancelled) { throw LabError.cancelled }
        if !isUsable { result.ending = result.ending.asOfShell }
        clear()
        return result
    }

    /// How the run ended, by what the runner says of it, or by its own end.
    ///
    /// - Parameter word: what it has said so far: a number, and whether it can go on.
    private func status(_ word: inout [UInt8]) -> Int32? {
        var polls = [pollfd(fd: streams.control, events: Int16(POLLIN), revents: 0)]
        guard Channel.poll(&polls, milliseconds: 0) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = Channel.read(streams.control, &buffer)
        if count <= 0 { return close() }
        word += buffer[..<count]
        let parts = String(decoding: word, as: UTF8.self).split(
            separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, let status = Int32(parts[0]) else { return nil }
        if parts[1] != "again" { state.withLock { $0 = .done } }
        return status
    }

    /// Ends all that runs here, once: the number of a process that has ended may be another's.
    private func close() -> Int32? {
        state.withLock { state in
            if state == .closed { return nil }
            state = .closed
            child.end()
            return child.status(waiting: true)
        }
    }

    /// Leaves to the next run what the first one found.
    private func clear() {
        guard isUsable else { return }
        let files = FileManager.default
        do {
            for name in Cell.ownFolders {
                let own = folder.appendingPathComponent(name)
                for file in try files.contentsOfDirectory(atPath: own.path) {
                    try files.removeItem(at: own.appendingPathComponent(file))
                }
                try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: own.path)
            }
        } catch { state.withLock { $0 = .done } }
    }
}
