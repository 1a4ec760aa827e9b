import Foundation

/// Something that bytes go through: a listener at a port, or one end of a connection.
///
/// Whoever has made one closes it, once, and does not use it after that.
public struct Socket: Sendable {
    let number: Int32

    /// - Throws: what the system says, if the number stands for an error.
    init(number: Int32) throws {
        self.number = try check(number)
        // NB: otherwise a program that is started meanwhile would keep it open, too.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    /// A listener at a free port of this machine, and the port; nobody is let in before `listen()`.
    ///
    /// - Throws: a `POSIXError`, such as when too many files are open.
    public static func listener() throws -> (listener: Socket, port: UInt16) {
        isReachedDirectly
        let listener = try Socket(number: socket(AF_INET, stream, 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout.size(ofValue: address))
        try withUnsafeMutablePointer(to: &address) { place in
            try place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                _ = try check(bind(listener.number, place, size))
                _ = try check(getsockname(listener.number, place, &size))
            }
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    /// Tells the sessions of this program that no proxy stands between them and its own listeners.
    // NB: Once, as other threads may be reading the environment: what they read stays where it is.
    private static let isReachedDirectly: Void = {
        let hosts = (getenv("no_proxy") ?? getenv("NO_PROXY")).map { String(cString: $0) }
        putenv(strdup("no_proxy=" + withoutProxy(hosts)))
    }()

    /// Who is reached without a proxy: those of before, and this machine.
    static func withoutProxy(_ hosts: String?) -> String {
        guard let hosts, hosts != "" else { return "127.0.0.1" }
        // NB: The star means all of them, and only where it stands alone.
        return hosts == "*" ? hosts : hosts + ",127.0.0.1"
    }

    /// Two ends of one connection: when the first is told to stop, the second is a stop signal.
    ///
    /// - Throws: a `POSIXError`, such as when too many files are open.
    public static func pair() throws -> (Socket, Socket) {
        var numbers: [Int32] = [0, 0]
        _ = try check(socketpair(AF_UNIX, stream, 0, &numbers))
        return (
            try Socket(number: numbers.removeLast()), try Socket(number: numbers.removeLast())
        )
    }

    /// For a listener: from now on somebody can connect.
    ///
    /// - Throws: a `POSIXError`, such as for the end of a connection.
    public func listen() throws {
        _ = try check(Foundation.listen(number, 8))
    }

    /// Waits until the other end sends something or closes; false if the stop signal comes.
    public func isReady(before stopSignal: Socket) -> Bool {
        var watched = [self, stopSignal].map {
            pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
        }
        while poll(&watched, 2, -1) < 0, errno == EINTR {}
        return watched[1].revents == 0
    }

    /// For a listener: the next connection, as soon as somebody connects; nil if the stop signal
    /// comes.
    public func nextConnection(before stopSignal: Socket) -> Socket? {
        nextConnection(before: stopSignal) { accept($0, nil, nil) }
    }

    /// - Parameter accept: asks the system for it. Whoever came may have gone again, or there are
    ///   too many open files just now: the next one is let in all the same.
    func nextConnection(before stopSignal: Socket, accept: (Int32) -> Int32) -> Socket? {
        while isReady(before: stopSignal) {
            if let connection = try? Socket(number: accept(number)) { return connection }
        }
        return nil
    }

    /// What the other end sends next; nil if it has closed, or if the stop signal comes.
    public func read(before stopSignal: Socket) -> Data? {
        guard isReady(before: stopSignal) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = Foundation.read(number, &bytes, bytes.count)
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    /// What the other end sends, up to the first empty line, or to its end.
    public func request(before stopSignal: Socket) -> String {
        let end = Data("\r\n\r\n".utf8)
        var heard = Data()
        while heard.range(of: end) == nil, let bytes = read(before: stopSignal) { heard += bytes }
        return String(decoding: heard, as: UTF8.self)
    }

    /// Sends the text to the other end, as long as that is there.
    public func write(_ text: String) {
        write(bytes: Data(text.utf8))
    }

    /// Sends the bytes to the other end, as long as that is there.
    public func write(bytes: Data) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// For one end of a pair: the other end is a stop signal from now on.
    public func stop() {
        _ = shutdown(number, Int32(SHUT_RDWR))
    }

    /// For a stop signal: returns when it comes.
    public func wait() {
        // NB: it waits for nothing but itself.
        _ = isReady(before: self)
    }

    /// Gives it back to the system: the other end hears that nothing more will come.
    public func close() {
        _ = Foundation.close(number)
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
