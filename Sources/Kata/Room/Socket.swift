import Foundation

// Where macOS and Linux differ: what a stream and a datagram are called, and how to write to one who
// has gone without a signal.
#if canImport(Darwin)
    private let streamKind = SOCK_STREAM
    private let datagramKind = SOCK_DGRAM
    private let quietly: Int32? = SO_NOSIGPIPE
    private let sendFlags: Int32 = 0
#else
    private let streamKind = Int32(SOCK_STREAM.rawValue)
    private let datagramKind = Int32(SOCK_DGRAM.rawValue)
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
        guard var name = sockaddr_in(address, port), let socket = make(streamKind) else {
            return nil
        }
        socket.set(SO_REUSEADDR)
        let isBound = name.lent { bind(socket.descriptor, $0, $1.pointee) } == 0
        return isBound && listen(socket.descriptor, 128) == 0 ? socket : nil
    }

    /// One that is on its way to another machine; it can be written when it is there.
    static func connecting(to address: NetworkAddress, port: Int) -> Socket? {
        connecting(to: address, port: port, streamKind)
    }

    /// The address from which this machine goes to the open net; nil if it does not. Nothing is sent.
    static var outwardAddress: NetworkAddress? {
        // One of the Internet's first name servers, which is in nobody's own net.
        let far = NetworkAddress(0xC629_0004)
        return connecting(to: far, port: 9, datagramKind)?.name.address
    }

    private static func connecting(to address: NetworkAddress, port: Int, _ kind: Int32) -> Socket?
    {
        guard var name = sockaddr_in(address, port), let socket = make(kind) else { return nil }
        let result = name.lent { connect(socket.descriptor, $0, $1.pointee) }
        return result == 0 || errno == EINPROGRESS ? socket : nil
    }

    var port: Int { Int(UInt16(bigEndian: name.sin_port)) }

    /// This end's address and port.
    private var name: sockaddr_in {
        var name = sockaddr_in()
        _ = name.lent { getsockname(descriptor, $0, $1) }
        return name
    }

    var isConnected: Bool {
        var trouble: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &trouble, &size) == 0 && trouble == 0
    }

    /// The next one who asks here; nil if there is none, or no room for them.
    func caller() -> (socket: Socket, address: NetworkAddress)? {
        var name = sockaddr_in()
        let new = name.lent { accept(descriptor, $0, $1) }
        return new < 0 ? nil : (Socket(new), name.address)
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

    private static func make(_ kind: Int32) -> Socket? {
        let descriptor = socket(AF_INET, kind, 0)
        return descriptor < 0 ? nil : Socket(descriptor)
    }

    private func set(_ option: Int32) {
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, option, &one, socklen_t(MemoryLayout<Int32>.size))
    }
}

extension sockaddr_in {
    /// - Returns: nil for a port that there is not.
    fileprivate init?(_ address: NetworkAddress, _ port: Int) {
        guard let port = UInt16(exactly: port) else { return nil }
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        sin_addr.s_addr = address.number.bigEndian
    }

    fileprivate var address: NetworkAddress { NetworkAddress(UInt32(bigEndian: sin_addr.s_addr)) }

    /// Lets the system read this name, or write it.
    fileprivate mutating func lent(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> Int32 {
        var size = socklen_t(MemoryLayout<Self>.size)
        return withUnsafeMutablePointer(to: &self) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
        }
    }
}

/// An address of the Internet protocol's fourth version, such as `192.168.1.7`.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    var number: UInt32

    /// - Parameter number: its four bytes, the first one highest.
    init(_ number: UInt32) { self.number = number }

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        number = parts.reduce(0) { $0 << 8 | UInt32($1 ?? 0) }
    }

    var description: String {
        [24, 16, 8, 0].map { "\(number >> $0 & 255)" }.joined(separator: ".")
    }

    /// Whether it is this machine's own, which no other can reach.
    var isLoopback: Bool { number >> 24 == 127 }

    /// Whether no machine of the open net has it.
    var isPrivate: Bool {
        number >> 24 == 10 || number >> 20 == 0xAC1 || number >> 16 == 0xC0A8
            || number >> 16 == 0xA9FE || number >> 22 == 0x191
    }

    static let any = NetworkAddress(0)
    static let loopback = NetworkAddress(0x7F00_0001)

    /// What a name of a machine stands for; it may take a while.
    static func resolving(_ host: String) -> NetworkAddress? {
        if let address = NetworkAddress(host) { return address }
        var hints = addrinfo()
        hints.ai_family = AF_INET
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        return NetworkAddress(found?.pointee.ai_addr)
    }

    /// - Returns: nil for what is of another kind.
    fileprivate init?(_ name: UnsafeMutablePointer<sockaddr>?) {
        guard let name, name.pointee.sa_family == sa_family_t(AF_INET) else { return nil }
        self = name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.address }
    }
}

struct LocalNetwork: Equatable, Sendable {
    var address: NetworkAddress
    var mask: UInt32
    /// Whether this machine goes to the open net from there.
    var isOutward = false

    func contains(_ other: NetworkAddress) -> Bool {
        mask != 0 && other.number & mask == address.number & mask
    }

    /// Those that this machine is connected with now.
    static func all() -> [LocalNetwork] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        let outward = Socket.outwardAddress
        let isOn = UInt32(IFF_UP | IFF_RUNNING)
        return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
            guard let entry = entry?.pointee, entry.ifa_flags & isOn == isOn,
                let address = NetworkAddress(entry.ifa_addr),
                let mask = NetworkAddress(entry.ifa_netmask)
            else { return nil }
            // NB: a tunnel leads out, too, and nobody in the room is in it.
            let isTunnel = entry.ifa_flags & UInt32(IFF_POINTOPOINT) != 0
            return LocalNetwork(
                address: address, mask: mask.number, isOutward: address == outward && !isTunnel)
        }
    }
}

extension Sequence<LocalNetwork> {
    /// Whether a machine with this address may join a room here.
    func isNear(_ other: NetworkAddress) -> Bool {
        other.isLoopback || other.isPrivate || contains { $0.contains(other) }
    }

    /// The addresses by which others find this machine: first the one that leads to the open net, then
    /// those of a home or school.
    var addressesToSay: [NetworkAddress] {
        let others = filter { !$0.isOutward && !$0.address.isLoopback }
        let isUsual = { (network: LocalNetwork) in network.address.number >> 16 == 0xC0A8 }
        let all = filter(\.isOutward) + others.filter(isUsual) + others.filter { !isUsual($0) }
        return all.map(\.address)
    }
}
