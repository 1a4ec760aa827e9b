import Foundation

/// Something that bytes go through: a door at a port, or one end of a connection.
///
/// NB: not the one of `LoopbackServer`: a server for tests stays out of the app.
struct Socket {
    private let number: Int32

    /// - Throws: what the system says, if the number stands for an error.
    init(number: Int32) throws {
        self.number = try check(number)
        // NB: otherwise a program that is started meanwhile would keep it open, too.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    /// A door at a free port of this machine, and the port; nobody can come in before it is opened.
    static func door() throws -> (door: Socket, port: UInt16) {
        let door = try Socket(number: socket(AF_INET, stream, 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout.size(ofValue: address))
        try withUnsafeMutablePointer(to: &address) { place in
            try place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                _ = try check(bind(door.number, place, size))
                _ = try check(getsockname(door.number, place, &size))
            }
        }
        return (door, UInt16(bigEndian: address.sin_port))
    }

    /// Two ends of one connection.
    static func pair() throws -> (Socket, Socket) {
        var numbers: [Int32] = [0, 0]
        _ = try check(socketpair(AF_UNIX, stream, 0, &numbers))
        return (
            try Socket(number: numbers.removeLast()), try Socket(number: numbers.removeLast())
        )
    }

    /// For a door: from now on somebody can come in.
    func open() throws {
        _ = try check(listen(number, 8))
    }

    /// Waits until the other end sends something, or hangs up; false if the bell rings.
    func isReady(before bell: Socket) -> Bool {
        var watched = [self, bell].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        while poll(&watched, 2, -1) < 0, errno == EINTR {}
        return watched[1].revents == 0
    }

    /// The next connection, as soon as somebody comes; nil if the bell rings.
    ///
    /// - Parameter accept: asks the system for it. Whoever came may have gone again, or there are
    ///   too many open files just now: the next one is let in all the same.
    func nextConnection(
        before bell: Socket, accept: (Int32) -> Int32 = { accept($0, nil, nil) }
    ) -> Socket? {
        while isReady(before: bell) {
            if let connection = try? Socket(number: accept(number)) { return connection }
        }
        return nil
    }

    /// Nil if the other end goes before all has come, or if the bell rings.
    func question(before bell: Socket) -> HTTPQuestion? {
        var heard = Data()
        while isReady(before: bell) {
            var bytes = [UInt8](repeating: 0, count: 1024)
            let count = read(number, &bytes, bytes.count)
            guard count > 0 else { return nil }
            heard += bytes[..<count]
            if let question = HTTPQuestion(heard) { return question }
        }
        return nil
    }

    /// Sends all bytes to the other end, as long as that is there.
    func send(_ data: Data) {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// For a button: the bell at the other end rings.
    func press() {
        _ = shutdown(number, Int32(SHUT_RDWR))
    }

    /// Nobody uses it after this.
    func hangUp() {
        _ = close(number)
    }
}

#if canImport(Darwin)
    private let stream = SOCK_STREAM
#else
    private let stream = Int32(SOCK_STREAM.rawValue)
#endif

/// Throws the system's error if the result says that there was one.
private func check(_ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return result
}
