/// A short name for some content: the same for the same content, on every machine.
///
/// Two runs of FNV-1a with 64 bits each (http://www.isthe.com/chongo/tech/comp/fnv/).
struct Digest: Hashable, CustomStringConvertible {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    init(_ parts: [String]) {
        for part in parts {
            add(part.utf8)
            add(CollectionOfOne(0))
        }
    }

    init(bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second &+ UInt64(byte) ^ (second >> 29)) &* 0x100_0000_01b3
        }
    }

    var description: String {
        [first, second].map { String($0, radix: 36) }.joined(separator: "-")
    }
}
