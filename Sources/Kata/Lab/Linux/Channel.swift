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

    /// Copies of files, open, that are in no folder.
    static func copies(of files: [URL]) throws -> [Int32] {
        try files.map { file in
            let data = try Data(contentsOf: file)
            // NB: in glibc under a condition that hides it from Swift. 1 is MFD_CLOEXEC.
            typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
            let create = unsafeBitCast(dlsym(nil, "memfd_create"), to: Create.self)
            let copy = create("library", 1)
            guard copy >= 0 else {
                throw LabError.cannotRun("a copy", reason: String(cString: strerror(errno)))
            }
            let handle = FileHandle(fileDescriptor: copy, closeOnDealloc: false)
            try handle.write(contentsOf: data)
            return copy
        }
    }

    /// Sends a line to a channel, with descriptors for whoever reads it.
    ///
    /// - Returns: whether there is somebody to read it.
    static func send(_ line: String, with descriptors: [Int32] = [], over channel: Int32)
        -> Bool
    {
        var bytes = Array(line.utf8)
        // A length of eight bytes, a level, a kind, and the descriptors.
        let size = Int32(16 + 4 * descriptors.count)
        var control = [size, 0, SOL_SOCKET, Int32(SCM_RIGHTS)] + descriptors
        return bytes.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    if !descriptors.isEmpty {
                        message.msg_control = control.baseAddress
                        message.msg_controllen = control.count
                    }
                    return sendmsg(channel, &message, Int32(MSG_NOSIGNAL))
                        == bytes.count
                }
            }
        }
    }

    static func poll(_ descriptors: inout [pollfd], milliseconds: Int32) -> Int32 {
        Glibc.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        Glibc.read(descriptor, &buffer, buffer.count)
    }
}
