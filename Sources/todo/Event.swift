import Foundation

/// What the program waits for.
enum Event {
    case bytes([UInt8])
    case signal(Int32)
    /// Nobody is there any more who could press a key.
    case end
    case nothing

    /// Waits until something happens, or the time is up.
    static func next(within milliseconds: Int32) -> Event {
        var files = [
            pollfd(fd: Signals.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return .nothing }
        if files[0].revents != 0 {
            return read(Signals.reading).first.map { .signal(Int32($0)) } ?? .nothing
        }
        let bytes = read(STDIN_FILENO)
        return bytes.isEmpty ? .end : .bytes(bytes)
    }

    private static func read(_ file: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(file, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }
}
