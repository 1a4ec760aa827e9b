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
}

struct LocalNetwork: Equatable, Sendable {
    var address: NetworkAddress
    var mask: UInt32

    func contains(_ other: NetworkAddress) -> Bool {
        mask != 0 && other.number & mask == address.number & mask
    }
}

extension Sequence<LocalNetwork> {
    /// Whether a machine with this address may join a room here.
    func isNear(_ other: NetworkAddress) -> Bool {
        other.isLoopback || other.isPrivate || contains { $0.contains(other) }
    }

    /// The addresses by which others find this machine, those of a home or school first.
    var addressesToSay: [NetworkAddress] {
        let all = map(\.address).filter { !$0.isLoopback }
        let isUsual = { (address: NetworkAddress) in address.number >> 16 == 0xC0A8 }
        return all.filter(isUsual) + all.filter { !isUsual($0) }
    }
}
