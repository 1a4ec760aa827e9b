import Foundation

// Where macOS and Linux differ: what a stream is called, and how to write to one who has gone
// without a signal.
#if canImport(Darwin)
    private let streamKind = SOCK_STREAM
    private let quietly: Int32? = SO_NOSIGPIPE
    private let sendFlags: Int32 = 0
#else
    private let streamKind = Int32(SOCK_STREAM.rawValue)
    private let quietly: Int32? = nil
    private let sendFlags = Int32(MSG_NOSIGNAL)
#endif

/// A socket on which nothing ever waits; it is closed with the last reference to it.
final class Socket {
    let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if let quietly { set(quietly) }
    }

    deinit { close(descriptor) }

    /// One at which others can ask.
    ///
    /// - Parameter address: zero for all of this machine's.
    /// - Parameter port: zero for any that is free.
    /// - Returns: nil if it is taken.
    static func listening(at address: NetworkAddress, port: Int) -> Socket? {
        guard let socket = make(), isPort(port) else { return nil }
        socket.set(SO_REUSEADDR)
        let isBound = name(address, port) { bind(socket.descriptor, $0, $1) } == 0
        return isBound && listen(socket.descriptor, 128) == 0 ? socket : nil
    }

    /// One that is on its way to another machine; it can be written when it is there.
    static func connecting(to address: NetworkAddress, port: Int) -> Socket? {
        guard let socket = make(), isPort(port) else { return nil }
        let result = name(address, port) { connect(socket.descriptor, $0, $1) }
        return result == 0 || errno == EINPROGRESS ? socket : nil
    }

    var port: Int {
        Int(UInt16(bigEndian: Self.name { getsockname(descriptor, $0, $1) }.sin_port))
    }

    var isConnected: Bool {
        var trouble: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &trouble, &size) == 0 && trouble == 0
    }

    enum Caller {
        case somebody(Socket, from: NetworkAddress)
        case nobody
        /// The program has as many open files as it may.
        case noRoom
    }

    func accept() -> Caller {
        var new: Int32 = -1
        let name = Self.name { address, size in
            new = next(descriptor, address, size)
            return new
        }
        if new < 0 { return [EMFILE, ENFILE, ENOMEM].contains(errno) ? .noRoom : .nobody }
        return .somebody(
            Socket(new), from: NetworkAddress(UInt32(bigEndian: name.sin_addr.s_addr)))
    }

    enum Input: Equatable {
        case bytes([UInt8])
        case nothing
        case end
    }

    func read() -> Input {
        var buffer = [UInt8](repeating: 0, count: 2048)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return .bytes(Array(buffer[..<count])) }
        return count < 0 && [EAGAIN, EINTR].contains(errno) ? .nothing : .end
    }

    /// Sends as much as goes at once.
    ///
    /// - Returns: how many bytes; nil if the other one has gone.
    func write(_ bytes: some Collection<UInt8>) -> Int? {
        let bytes = Array(bytes)
        let count = send(descriptor, bytes, bytes.count, sendFlags)
        if count >= 0 { return count }
        return [EAGAIN, EINTR].contains(errno) ? 0 : nil
    }

    private static func isPort(_ number: Int) -> Bool { UInt16(exactly: number) != nil }

    private static func make() -> Socket? {
        let descriptor = socket(AF_INET, streamKind, 0)
        return descriptor < 0 ? nil : Socket(descriptor)
    }

    private func set(_ option: Int32) {
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, option, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func name(
        _ address: NetworkAddress, _ port: Int,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = UInt16(port).bigEndian
        name.sin_addr.s_addr = address.number.bigEndian
        let size = MemoryLayout<sockaddr_in>.size
        return withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(size)) }
        }
    }

    private static func name(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> sockaddr_in {
        var name = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
        }
        return name
    }
}

/// The system's `accept`, by a name that none of our methods has.
private func next(
    _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>,
    _ size: UnsafeMutablePointer<socklen_t>
) -> Int32 {
    accept(descriptor, address, size)
}

extension NetworkAddress {
    static let any = NetworkAddress(0)
    static let loopback = NetworkAddress(0x7F00_0001)

    /// What a name of a machine stands for; it may take a while.
    static func resolving(_ host: String) -> NetworkAddress? {
        if let address = NetworkAddress(host) { return address }
        var hints = addrinfo()
        hints.ai_family = AF_INET
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &found) == 0, let first = found?.pointee.ai_addr else {
            return nil
        }
        defer { freeaddrinfo(found) }
        return first.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            NetworkAddress(UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
        }
    }
}

extension LocalNetwork {
    static func all() -> [LocalNetwork] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
            guard let entry = entry?.pointee, let address = number(entry.ifa_addr),
                let mask = number(entry.ifa_netmask)
            else { return nil }
            return LocalNetwork(address: NetworkAddress(address), mask: mask)
        }
    }

    private static func number(_ name: UnsafeMutablePointer<sockaddr>?) -> UInt32? {
        guard let name, name.pointee.sa_family == sa_family_t(AF_INET) else { return nil }
        return name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
        }
    }
}
