import Foundation

/// What the program waits for.
enum Event: Sendable {
    case bytes([UInt8])
    case signals(Set<Int32>)
    /// Nobody is there any more who could press a key.
    case end
    case nothing

    private static let queue = DispatchQueue(label: "events")

    /// Waits until something happens, or the time is up; meanwhile others of the actor can work.
    nonisolated(nonsending) static func next(within milliseconds: Int32) async -> Event {
        await withCheckedContinuation { waiting in
            queue.async { waiting.resume(returning: wait(milliseconds)) }
        }
    }

    private static func wait(_ milliseconds: Int32) -> Event {
        var files = [
            pollfd(fd: Signals.reading, events: Int16(POLLIN), revents: 0),
            // NB: Who reads from a terminal in the background is stopped.
            pollfd(fd: Terminal.isOurs ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        ]
        var count: Int32
        repeat {
            count = poll(&files, nfds_t(files.count), milliseconds)
        } while count < 0 && errno == EINTR
        if count <= 0 { return .nothing }
        if files[0].revents != 0 { return .signals(Set(read(Signals.reading).map(Int32.init))) }
        let bytes = read(STDIN_FILENO)
        return bytes.isEmpty ? .end : .bytes(bytes)
    }

    private static func read(_ file: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(file, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }
}
