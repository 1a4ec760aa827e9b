import Foundation

/// What is said between this process and those that it starts.
enum Channel {
    /// Two ends, each of which reads what is written to the other; other children inherit neither.
    static func make() throws -> (near: Int32, far: Int32) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let result = Glibc.socketpair(AF_UNIX, kind, 0, &ends)
        guard result == 0 else {
            throw LabError.cannotRun("a channel", reason: String(cString: strerror(errno)))
        }
        return (ends[0], ends[1])
    }

    /// Sends a line to a channel, if there is somebody to read it.
    static func send(_ line: String, over channel: Int32) {
        _ = Glibc.send(channel, line, line.utf8.count, Int32(MSG_NOSIGNAL))
    }

    static func poll(_ descriptors: inout [pollfd], milliseconds: Int32) -> Int32 {
        Glibc.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        Glibc.read(descriptor, &buffer, buffer.count)
    }
}
